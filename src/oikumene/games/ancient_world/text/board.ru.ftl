# Древний мир: слова доски в браузере. Фразы самой игры лежат в ru.ftl.

board-spaces = Действия
board-city = Мой город
board-city-short = Город
board-city-of = Город: { $n }
board-rivals = Соперники
board-beaten = Побеждены
board-more = ещё
board-need = нужно
board-need-skill = навык { $n }+
board-need-match = тот же навык или 1 монета
board-nothing-to-buy = купить нечего: { $n }
board-nothing-short = купить нечего
board-skill-top = там высший навык
board-no-citizen = нет жителей
board-citizens-full = все пять уже есть
board-nothing-lost = потерь нет
board-nothing-to-copy = нечего повторить
board-slot-taken = занято
board-no-army = нет армии
board-army-coins = мало монет
board-have-one = уже есть
board-no-room = нет места
board-armies-used = некого распустить
board-board = Поле
board-back = К моему городу
board-open = Показать весь город
board-capital = Столица
board-capital-help = То, что есть у каждого города с начала.
board-banner-help = Знамёна одного племени считаются вместе: чем их больше, тем дороже каждое следующее. Больше { $n } не считают.
board-banner-worth = За столько знамён племени — столько очков:
board-banner-now = { $n ->
    [one] Сейчас они приносят { $n } очко.
    [few] Сейчас они приносят { $n } очка.
   *[other] Сейчас они приносят { $n } очков.
} { $next ->
    [0] Ещё одно ничего не добавит.
    [one] Ещё одно добавит { $next } очко.
    [few] Ещё одно добавит { $next } очка.
   *[other] Ещё одно добавит { $next } очков.
}
board-banner-cards = Они на картах:
board-deck-a = Империя А
board-deck-b = Империя В
board-discard = Сброс
board-military = Войска
board-districts = Провинции
board-higher = выше
board-higher-help = навык должен быть выше всех, кто здесь
board-match = тот же или
board-match-help = тот же навык, что у кого-то здесь, или 1 монета
board-free = любой
board-free-help = любой житель
board-opens = откроется в раунде { $n }
board-empty = никого
board-ready = свободен
board-placed = занят
board-starving = голодает
board-citizen = житель, навык { $n }
board-action = житель здесь:
board-each-round = в конце каждого раунда
board-picture = монет на рисунке: { $n }
board-scroll = монет на свитке: { $n }
board-on-picture = на рисунке
board-on-scroll = на свитке
board-no-coins = монет нет
board-used = сражалась
board-to-fight = бой
board-experience = опыт
board-price = Цена
board-banners = Знамёна
board-army = В бою
board-symbols = Даёт
board-action-row = Действие
board-defence = Защита
board-dice = Кубики разрушений
board-swords-only = считаются только мечи
board-both = считаются мечи и стрелы
board-attack = атака { $n } из { $of }
board-best = атака { $n }
board-next = за ним:
board-left = ещё { $n }
board-looks = смотрит карт: { $n }
board-look = Вы смотрите эти карты
board-lost = потеряна
board-first = первый игрок
board-first-locked = первый игрок следующего раунда, закреплён
board-points = очки
board-hidden = отложена
board-per-food = за каждую еду
board-for-food = новый:
board-left-learns = сосед слева учится:
board-right-learns = сосед справа учится:
board-off-army = снять с войска
board-crane-short = сбросьте: постройка бесплатно
board-dramatists-short = первый пас: отложите карту
board-copy-short = действие чужой карты
board-titan-short = порядок титанов, бой
board-set-of-five = набор из 5:
board-no-power = только знамёна
board-empire-all = Сброшенные карты империи
board-nothing = пусто
board-build = Построить
board-build-aside = Построить отложенную
board-crane = Сбросив карту, бесплатно
board-recruit = Рекрутировать
board-send = Отправить жителя
board-fight = В бой
board-skill = Навык { $n }
board-set-aside = Отложить
board-onto = Поверх: { $n }
board-into = Послать в бой
board-lose = Потерять
board-disband = Сбросить армию
board-restore = Восстановить
board-take = Взять
board-copy = Повторить
board-put-next = Следующей
board-off-scroll = Со свитка
board-off-picture = С рисунка
board-free-space = свободно мест
board-income = доход
board-eyes = глаза
board-armies = армии
board-stack = распущено под ней: { $n }
board-food = едят { $n }

## In a lesson an empty row says what will stand in it.

board-lesson-empire = здесь встанет то, что вы построите; карта занимает одно место
