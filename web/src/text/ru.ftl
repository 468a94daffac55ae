# Оболочка, по-русски.
title = Ойкумена
you = Вы
yes = да
no = нет
hand = Рука, { $n }
card-uses = использовано { $spent } из { $all }
and-more = и ещё { $n }
