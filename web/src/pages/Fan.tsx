import map from "./fan.svg?raw";
import { useUi } from "@/shell/ui";

const NAMES: readonly (readonly [string, number, number, number])[] = [
  ["fan-inner", 283.1, 166.3, 5],
  ["fan-edge", 465.5, 191.9, -26],
  ["fan-sunset", 165.7, 149.2, 33],
];

/** The map of the inhabited world on the first page. */
export default function Fan() {
  const ui = useUi();
  return (
    <svg className="fan" viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: map }} />
      {NAMES.map(([id, x, y, turn]) => (
        <text key={id} x={x} y={y} transform={`rotate(${turn} ${x} ${y})`} textAnchor="middle" className="fan-name">
          {ui(id)}
        </text>
      ))}
    </svg>
  );
}
