/** A table over its WebSocket: comes back by itself, resumes where it was, and shows nothing the server has not confirmed. */
import type { ClientMessage, OrderInfo, ServerMessage, State } from "@/wire";
import { BaseFeed, type LogLine } from "./feed";

const PATIENCE = [500, 1000, 2000, 4000, 8000];
const PING = 25_000;

export type Connect = (path: string) => WebSocket;
const connectHere: Connect = (path) => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);

export class SocketFeed extends BaseFeed {
  private socket: WebSocket | null = null;
  private ref = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private waitingFor = new Set<number>();
  /** The last move of this page that was acknowledged; and whether what came of it cannot be shown. */
  private done = 0;
  private unshown = false;
  private readonly looking = new Set<number>();

  constructor(
    private readonly id: string,
    private readonly connect: Connect = connectHere,
  ) {
    super();
    this.open();
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.retry);
      document.addEventListener("visibilitychange", this.seen);
    }
  }

  private seen = () => {
    if (document.visibilityState === "visible" && this.get().connection === "lost") this.retry();
  };

  private open(): void {
    if (this.closed) return;
    const socket = this.connect(`/ws/tables/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      const { log, chat } = this.get();
      this.post({ type: "hello", log: log.length, chat: chat.length });
      clearInterval(this.beat);
      this.beat = setInterval(() => this.post({ type: "ping", ref: ++this.ref }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => {
      if (this.socket !== socket || this.closed) return;
      clearInterval(this.beat);
      this.waitingFor.clear();
      this.looking.clear();
      // shown out by the server: trying again would end the same way
      if (event.code >= 4400 && event.code < 4429) {
        this.set({ connection: "gone", gone: event.reason || String(event.code), busy: false, behind: false });
        return;
      }
      this.set({ connection: this.get().table ? "lost" : "connecting", busy: false, behind: false });
      const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 8000;
      this.tries += 1;
      if (this.tries > 2 && !this.get().table) this.set({ connection: "lost" });
      this.timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
    };
  }

  private post(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send something that is acknowledged. */
  private request(make: (ref: number) => ClientMessage): void {
    const ref = ++this.ref;
    if (!this.post(make(ref))) return;
    this.waitingFor.add(ref);
    this.set({ busy: true, refusal: null, hint: null });
  }

  private settle(ref: number): void {
    this.waitingFor.delete(ref);
    this.set({ busy: this.waitingFor.size > 0 });
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        return this.arrived(message);
      case "chat": {
        const known = new Set(this.get().chat.map((entry) => entry.n));
        this.set({ chat: [...this.get().chat, ...message.entries.filter((entry) => !known.has(entry.n))] });
        return;
      }
      case "ack":
        if (message.n > this.at) {
          this.done = message.n;
          this.set({ behind: true });
        }
        return this.settle(message.ref);
      case "refused":
        if (this.looking.delete(message.ref)) return; // whoever only looks is not told off
        this.settle(message.ref);
        this.set({ refusal: message.text || message.code });
        if (message.code === "not-shown") {
          this.unshown = true;
          if (this.done > this.at) this.set({ undo: true });
        }
        return;
      case "hint":
        this.settle(message.ref);
        this.set({ hint: message.reasons });
        return;
      case "preview":
        this.looking.delete(message.ref);
        this.set({ preview: message });
        return;
      case "foreseen":
        this.settle(message.ref);
        this.set({ foreseen: message });
        return;
      case "pong":
        return;
    }
  }

  private arrived(message: State): void {
    const { position } = message;
    const moved = position.n !== this.get().position?.n;
    this.set({
      connection: "open",
      table: message.table,
      position,
      log: mergeLog(this.get().log, position.log_from, position.log.map((said, i) => ({ said, move: position.log_moves[i] ?? position.n }))),
      undo: message.undo,
      askUndo: message.ask_undo,
      hold: message.hold ?? null,
      vote: message.vote ?? null,
      orders: message.orders ?? [],
      carried: message.carried ?? null,
      lesson: message.lesson ?? null,
      tookBack: message.took_back ?? null,
      plan: message.plan ?? null,
      result: position.result,
      ...(moved ? { behind: false, hint: null, preview: null } : {}),
      ...(this.unshown ? { refusal: null } : {}),
    });
    this.unshown = false;
  }

  /** The number of moves that are seen here: what is said is about that position, however late it comes. */
  private get at(): number {
    return this.get().position?.n ?? 0;
  }

  answer(question: string, key: string): void {
    const n = this.at;
    if (!this.get().busy) this.request((ref) => ({ type: "answer", ref, n, question, key }));
  }
  override undo(ask: boolean): void {
    const n = this.unshown ? Math.max(this.at, this.done) : this.at;
    this.request((ref) => ({ type: "undo", ref, n, ask }));
  }
  override confirm(): void {
    const n = this.at;
    this.request((ref) => ({ type: "confirm", ref, n }));
  }
  override vote(agree: boolean): void {
    const n = this.at;
    const asked = this.get().vote;
    if (asked) this.request((ref) => ({ type: "vote", ref, n, kind: asked.kind, seat: asked.seat, agree }));
  }
  override order(question: string, until: OrderInfo["until"], prompt = ""): void {
    this.request((ref) => ({ type: "order", ref, question, until, prompt }));
  }
  override revoke(prompt: string): void {
    this.request((ref) => ({ type: "revoke", ref, prompt }));
  }
  override say(text: string): void {
    this.request((ref) => ({ type: "say", ref, text }));
  }
  override askHint(): void {
    this.request((ref) => ({ type: "ask-hint", ref }));
  }
  override askPreview(question: string, key: string): boolean {
    const n = this.at;
    const ref = ++this.ref;
    const sent = this.post({ type: "ask-preview", ref, n, question, key });
    if (sent) this.looking.add(ref);
    return sent;
  }
  override askPlan(path: readonly string[]): void {
    this.request((ref) => ({ type: "ask-plan", ref, path: [...path] }));
  }
  override plan(lines: readonly (readonly string[])[], own = false, needs: readonly string[] = []): void {
    this.request((ref) => ({ type: "plan", ref, lines: lines.map((line) => [...line]), own, needs: [...needs] }));
  }
  override retry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.open();
  };
  override close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    window.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.seen);
    if (this.socket) letGo(this.socket);
  }
}

/** Close a connection; one that is being made is let be made first, since browsers complain of one cut off before. */
function letGo(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Lines that are here, then those that came, which begin at line `from`. Taking back makes the log shorter. */
export function mergeLog(have: readonly LogLine[], from: number, came: readonly LogLine[]): LogLine[] {
  return [...have.slice(0, from), ...came];
}
