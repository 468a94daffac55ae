"""The box as it was read, line by line: names in both languages, and the figures printed on each card.

Written down from the box and the rulebook, apart from the cards of the game: `test_sheet.py` compares the two. A
Russian name with an asterisk stands in the Russian rulebook, the others are translations of this house. What has a
question mark is in doubt.
"""

from __future__ import annotations

CIVILIZATIONS = """
aztecs | Aztecs | Ацтеки
    azt-captives | Captives | Пленение | tactics
    azt-human-sacrifice | Human Sacrifice | Жертвоприношение | rituals
    azt-gold | Aztec Gold | Золото ацтеков | arts ?
    azt-tribute | Tribute Empire | Дань | any-government
babylon | Babylon | Вавилон
    bab-canals | Canals | Каналы | engineering
    bab-code-of-laws | Code of Laws | Свод законов | writing ?
    bab-star-catalogues | Star Catalogues | Звёздные каталоги | astronomy ?
    bab-ziggurats | Ziggurats | Зиккураты | dogma ?
carthage | Carthage | Карфаген
    car-warbeasts | Warbeasts | Боевые звери | husbandry ?
    car-hegemony | Hegemony | Гегемония | cartography
    car-pirate-allies | Pirate Allies | Пиратский союз | navigation
    car-mercenaries | Mercenaries | Наёмники | draft
celts | Celts | Кельты
    cel-tribal-warfare | Tribal Warfare | Племенная война | tactics
    cel-tribal-allies | Tribal Allies | Союз племён | draft ?
    cel-druidic-influence | Druidic Influence | Влияние друидов | priesthood
    cel-tribal-trade | Tribal Trade | Племенная торговля | trade-routes ?
china | China | Китай
    chi-rice | Rice Cultivation | Рисоводство | irrigation
    chi-expansion | Expansion | Расселение | husbandry
    chi-fireworks | Fireworks | Фейерверки | metallurgy
    chi-imperial-army | Imperial Army | Императорская армия | any-government
egypt | Egypt | Египет
    egy-flood-plains | Flood Plains | Поймы | irrigation
    egy-architecture | Architecture | Архитектура | engineering
    egy-embalming | Embalming | Бальзамирование | rituals
    egy-man-god | Man God | «Бог на земле» | priesthood
greece | Greece | Греция
    gre-study | Study | Особая подготовка | public-education
    gre-sparta | Sparta | Спарта | draft
    gre-hellenistic | Hellenistic Culture | Эллинизация | arts
    gre-city-states | City States | Города-государства | any-government
huns | Huns | Гунны
    hun-nomads | Nomads | Кочевничество | storage
    hun-mounted-archers | Mounted Archers | Конные лучники | husbandry ?
    hun-raiders | Raiders | Налётчики | tactics
    hun-tribes | Hunnic Tribes | Империя гуннов | any-government
india | India | Индия
    ind-elephants | Indian Elephants | Индийские слоны | husbandry ?
    ind-proselytism | Proselytism | Прозелитизм | state-religion
    ind-prosperity | Prosperity | Процветание | trade-routes ?
    ind-peace-poetry | Peace & Poetry | Мир и поэзия | theaters ?
japan | Japan | Япония
    jap-pottery | Pottery | Гончарное дело | storage
    jap-horsemanship | Horsemanship | Верховая езда | husbandry
    jap-ninjutsu | Subterfuge | Ниндзюцу | tactics
    jap-shogunate | Shogunate | Сёгунат | any-government
maya | Maya | Майя
    may-terracing | Terracing | Террасирование | irrigation ?
    may-stelas | Stelas | Стелы | arts ?
    may-ballcourts | Ballcourts | Стадионы | sports
    may-calendar | Calendar | Календарь | astronomy
persia | Persia | Персия
    per-elephants | Grey Tide | Серый прилив | husbandry
    per-immortals | Immortals | Бессмертные | draft
    per-zoroastrianism | Zoroastrianism | Зороастризм | priesthood
    per-banking | Banking | Банковское дело | currency ?
phoenicia | Phoenicia | Финикия
    pho-city-independence | City Independence | Независимость городов | fishing ?
    pho-biremes | Biremes | Биремы | war-ships
    pho-alphabet | Alphabet | Алфавит | writing ?
    pho-cedars-dyes | Cedars & Dyes | Кедры и краски | trade-routes
rome | Rome | Рим
    rom-aqueduct | Aqueduct | Акведук | engineering
    rom-roads | Roman Roads | Имперские дороги | roads
    rom-captivi | Captivi | Пленники | bartering
    rom-provinces | Provinces | Провинции | any-government
vikings | Vikings | Викинги
    vik-ship-construction | Ship Construction | Кораблестроение | fishing
    vik-longships | Longships | Драккары | war-ships
    vik-raiding | Raiding | Набеги | trade-routes
    vik-rune-stones | Rune Stones | Рунические камни | rituals
"""

LEADERS = """
lead-marqzen | aztecs | Marqzen | Маркзен
    Storm Master? / Spread of Fear? | Повелитель бурь / Насаждение страха
lead-ahuitzotl | aztecs | Ahuitzotl | Ауисотль
    Expansionist? / Mass Sacrifice? | Завоевание новых земель / Массовое жертвоприношение
lead-acamapichtli | aztecs | Acamapichtli | Акамапичтли
    Growth? / Tributes? | Рост / Подати
lead-hammurabi | babylon | Hammurabi | Хаммурапи
    Lawgiver? / Guardian? | Законодатель / Защитник
lead-nebuchadnezzar | babylon | Nebuchadnezzar II | Навуходоносор II*
    Great Gardens / Iconoclast | Великие сады / Иконоборец
lead-nabopolassar | babylon | Nabopolassar | Набопаласар
    Liberator / Revolt? | Освободитель / Мятеж
lead-dido | carthage | Queen Dido | Царица Дидона
    Founder? / Sacrifice? | Основательница / Самопожертвование
lead-hanno | carthage | Hanno | Ганнон
    Navigator? / Fleet Commander | Мореплаватель / Командующий флотом
lead-hannibal | carthage | Hannibal | Ганнибал
    Father of Strategy / Hannibal ad Portas? | Отец стратегии / Ганнибал у ворот
lead-viriatus | celts | Viriatus | Вириат
    Terror / Loyalty? | Ужас / Верность
lead-vercingetorix | celts | Vercingetorix | Верцингеторикс
    Warrior People / Rapid Recruitment? | Народ воинов / Быстрый набор
lead-boudica | celts | Queen Boudica | Королева Боудикка
    Fearless / Great Numbers? | Бесстрашная / Несметное множество
lead-sun-tzu | china | Sun Tzu | Сунь-цзы
    The Art of War / Fast War | Искусство войны / Быстрая война
lead-qin | china | Qin Shi Huang | Цинь Шихуанди*
    Great Wall / Tactician | Великая стена / Тактик
lead-wu | china | Empress Wu Zetian | Императрица У Цзэтянь
    Agriculture Economist / Brilliant Conqueror | Знаток земледелия / Проницательная завоевательница
lead-cleopatra | egypt | Cleopatra | Клеопатра*
    Legendary / Beloved | Легендарная / Госпожа
lead-imhotep | egypt | Imhotep | Имхотеп
    Innovator? / Physician? | Новатор / Врачеватель
lead-ramses | egypt | Ramses II | Рамсес II
    Monumental? / Coastal Power | Монументальность / Власть над побережьем
lead-alexander | greece | Alexander the Great | Александр Македонский*
    Idol / Ruler of the World | Кумир / Властелин мира
lead-leonidas | greece | Leonidas I | Леонид I
    That's Sparta / Hero of Thermopylae | Это Спарта / Герой Фермопил
lead-pericles | greece | Pericles | Перикл
    Master / Admiral | Наставник / Адмирал
lead-attila | huns | Attila | Аттила
    Ruler? / Horse Master? | Властитель / Повелитель коней
lead-bleda | huns | Bleda | Бледа
    Enforcer? / Battering Rams | Каратель / Тараны
lead-rugila | huns | Rugila | Ругила
    Tribute? / Unifier | Дань / Объединитель
lead-sri-gupta | india | Maharaja Sri Gupta | Махараджа Шри Гупта
    Golden Age? / Prepared | Золотой век / Продуманный план
lead-ashoka | india | Ashoka the Great | Ашока Великий
    Buddhism? / Expansionist? | Буддизм / Завоеватель
lead-akbar | india | Akbar the Great | Акбар Великий
    Bladed Tusks / Prosperous? | Окованные бивни / Процветание
lead-go-toba | japan | Emperor Go-Toba | Император Го-Тоба
    Way of the Sword / Scholar? | Путь меча / Учёный
lead-jimmu | japan | Emperor Jimmu | Император Дзимму
    Fortified / Mythical? | Укрепление / Легендарный
lead-suiko | japan | Empress Suiko | Императрица Суйко
    Japanese Buddhism? / Defender | Японский буддизм / Защитница
lead-pakal | maya | K'inich Janaab' Pakal I | Пакаль
    Sun Shield / Art and Architecture? | Щит солнца / Искусство и зодчество
lead-siyaj-kak | maya | Siyaj K'ak' | Сиях-Как
    Fire Is Born / Cultural Influx? | Рождение огня / Культурный приток
lead-wak-chanil | maya | Wak Chanil Ajaw | Вак-Чаниль-Ахав
    New Dynasty / Reconstruction? | Новая династия / Перестройка
lead-cyrus | persia | Cyrus the Great | Кир Великий
    King of Persia? / Strategist | Царь Персии / Стратег
lead-darius | persia | Darius | Дарий
    Cultural Unity? / Architect? | Единство культур / Зодчий
lead-xerxes | persia | Xerxes | Ксеркс
    Mighty Army / Great Builder? | Могучее войско / Великий строитель
lead-ithobaal | phoenicia | Ithobaal | Итобаал
    Deliverance? / Priest of Astarte | Избавление / Жрец Астарты
lead-hiram | phoenicia | King Hiram | Царь Хирам
    Trade Master? / Constructor? | Мастер торговли / Строитель
lead-pygmalion | phoenicia | Pygmalion | Пигмалион
    Mediterranean Trader? / Protector | Торговец Средиземноморья / Покровитель
lead-augustus | rome | Emperor Augustus | Император Август
    Princeps / Emperor | Принцепс / Император
lead-caesar | rome | Gaius Julius Caesar | Гай Юлий Цезарь
    Statesman / Proconsul | Государственный муж / Проконсул
lead-sulla | rome | Sulla | Сулла
    Dictator / Civilizer | Диктатор / Цивилизатор
lead-cnut | vikings | Cnut the Great | Кнуд Великий
    Ruler of the North / Danegeld | Правитель севера / Данегельд
lead-eric | vikings | Eric the Red | Эрик Рыжий
    Legendary Explorer / New Colonies | Легендарный первооткрыватель / Новые колонии
lead-ragnar | vikings | Ragnar Lodbrok | Рагнар Лодброк
    Prey / Horror of the North | Добыча / Ужас севера
"""

EVENTS = """
ev-plague | Plague | Чума* | 1 | none | lasting ?
ev-epidemic | Epidemic | Эпидемия* | 1 | none | discard
ev-famine | Famine | Голод* | 3 | barbarians-move | discard
ev-severe-famine | Severe Famine | Жестокий голод | 3 | barbarians-move | discard
ev-fine-year-all | A Fine Year | Неплохой год | 1 | barbarians-spawn | discard
ev-fine-year-drawer | A Fine Year | Неплохой год | 1 | barbarians-spawn | discard
ev-fine-year-share | A Fine Year | Неплохой год | 1 | barbarians-spawn | discard
ev-good-year-drawer | A Good Year | Хороший год | 1 | barbarians-spawn | discard
ev-good-year-all | A Good Year | Хороший год | 1 | exhausted-land | discard
ev-good-year-share | A Good Year | Хороший год | 1 | exhausted-land | discard
ev-splendid-year-all | A Splendid Year | Прекрасный год | 1 | barbarians-spawn | discard
ev-splendid-year-share | A Splendid Year | Прекрасный год | 1 | barbarians-spawn | discard
ev-splendid-year-drawer | A Splendid Year | Прекрасный год | 1 | barbarians-spawn | discard
ev-great-discoverer | Great Discoverer | Великий первооткрыватель | 1 | exhausted-land | hand ?
ev-great-artist | Great Artist | Великий художник | 1 | barbarians-move | hand
ev-great-prophet | Great Prophet | Великий пророк | 1 | barbarians-move | hand
ev-great-philosopher | Great Philosopher | Великий философ | 1 | barbarians-move | hand
ev-great-scientist | Great Scientist | Великий учёный | 1 | barbarians-move | hand
ev-great-statesman | Great Statesman | Великий государственный деятель | 1 | barbarians-move | hand
ev-great-warlord | Great Warlord | Великий полководец | 1 | exhausted-land | hand
ev-great-merchant | Great Merchant | Великий купец | 1 | barbarians-move | hand
ev-great-engineer | Great Engineer | Великий инженер | 1 | barbarians-move | hand
ev-population-boom-spawn | Population Boom | Демографический взрыв* | 1 | barbarians-spawn | discard
ev-population-boom-move | Population Boom | Демографический взрыв* | 1 | barbarians-move | discard
ev-volcano | Volcano | Извержение вулкана* | 1 | none | discard
ev-earthquake | Earthquake | Землетрясение* | 1 | none | discard
ev-major-earthquake | Major Earthquake | Сильное землетрясение | 1 | none | discard
ev-local-flood | Local Flood | Наводнение* | 1 | none | discard
ev-major-flood | Major Flood | Сильное наводнение | 1 | none | discard
ev-migration | Migration | Миграция* | 2 | gold-mine | discard
ev-civil-war | Civil War | Гражданская война | 2 | none | discard
ev-revolution | Revolution | Революция | 1 | gold-mine | discard
ev-uprising | Revolution: Uprising | Революция: Восстание | 1 | none | front | expansion
ev-envoys-meet | Envoys Meet | Встреча послов* | 1 | barbarians-move | discard | expansion
ev-solar-eclipse | Solar Eclipse | Солнечное затмение | 1 | pirates | lasting | expansion
ev-trojan-horse | Trojan Horse | Троянский конь | 1 | barbarians-move | lasting | expansion
ev-et-tu-brute | Revolution: "Et tu, Brute?" | Революция: «И ты, Брут?» | 1 | barbarians-spawn | front | expansion ?
ev-anarchy | Revolution: Anarchy | Революция: Анархия | 1 | none | front | expansion
ev-meeting-of-academics | Meeting of Academics | Встреча учёных | 1 | pirates | discard | expansion
ev-brisk-trade | Brisk Trade | Оживлённая торговля | 1 | pirates | discard | expansion
ev-era-of-stability | Era of Stability | Эпоха стабильности | 1 | exhausted-land | discard | expansion
ev-reformation | Reformation | Реформация | 1 | barbarians-spawn | discard | expansion ?
ev-pandemic | Epidemic: Pandemic | Эпидемия: Пандемия | 1 | barbarians-move | discard | expansion
ev-black-death | Black Death | Чёрная смерть | 1 | none | discard | expansion
ev-pests | Famine: Pests | Голод: Вредители | 1 | none | discard | expansion
ev-drought | Famine: Drought | Голод: Засуха | 1 | none | discard | expansion
ev-wildfire | Wildfire | Лесной пожар | 1 | gold-mine | discard | expansion ?
ev-prosperous-year | A Prosperous Year | Год процветания | 1 | pirates | discard | expansion
ev-great-architect | Great Architect | Великий архитектор | 1 | pirates | front | expansion ?
ev-great-athlete | Great Athlete | Великий атлет | 1 | pirates | hand | expansion
ev-great-diplomat | Great Diplomat | Великий дипломат | 1 | barbarians-spawn | front | expansion
ev-great-oracle | Great Oracle | Великий оракул | 1 | pirates | hand | expansion
"""

OBJECTIVES = """
obj-civilization | Civilization! | Цивилизация! | status
obj-academic | Academic | Учёность | status
obj-coastal-culture | Coastal Culture | Прибрежная культура | status
obj-advanced | Advanced | Передовая культура | status ?
obj-religious | Religious | Религиозность | status
obj-city-planner-advances | City Planner | Градостроитель | status
obj-ideas | Ideas! | Идеи! | status
obj-happy | Happy | Счастье | status
obj-enlightened | Enlightened | Просвещение | status
obj-well-stocked | Well Stocked | Полные склады | status
obj-rich | Rich | Богатство | status
obj-ore | Ore! | Руда! | status
obj-wood | Wood! | Дерево! | status
obj-food | Food! | Еда! | status
obj-city-planner-buildings | City Planner | Градостроитель | status
obj-focused | Focused | Целеустремлённость | status
obj-colony | Colony | Колония | status | not with obj-new-founder
obj-culture | Culture | Культура | status
obj-consulates | Consulates | Консульства | status
obj-science | Science | Наука | status
obj-merchant | Merchant | Купец | status
obj-citadel | Citadel | Цитадель | status
obj-seafarer | Seafarer | Мореход | status
obj-government | Government | Правительство | status
obj-dominion | Dominion | Доминион | status
obj-new-founder | New Founder | Новый основатель | instant | not with obj-colony
obj-trader | Trader | Торговец | status | not with obj-sea-lanes
obj-sea-lanes | Sea Lanes | Морские пути | status | not with obj-trader
obj-balanced | Balanced | Гармония | status
obj-influence | Influence | Влияние | status
obj-wonderful | Wonderful | Чудесно | both ?
obj-scientists | Scientists | Учёные | status
obj-mercantile | Mercantile | Торговый народ | status
obj-tactical-diversity | Tactical Diversity | Тактическое разнообразие | status
obj-legacy | Legacy | Наследие | status
obj-great-migration | Great Migration | Великое переселение | status
obj-civilization-of-ages | Civilization of Ages | Цивилизация на века | status
obj-draft | Draft | Воинский призыв | instant
obj-conqueror | Conqueror | Завоеватель | instant
obj-warmonger | Warmonger | Поджигатель войны | instant
obj-warlord | Warlord | Полководец | instant
obj-great-battle | Great Battle | Великая битва | instant
obj-against-all-odds | Against All Odds | Вопреки всему | instant
obj-blockade | Blockade | Блокада | status ?
obj-amphibious-assault | Amphibious Assault | Морской десант | instant
obj-great-navy | Great Navy | Великий флот | status
obj-great-army | Great Army | Великая армия | status
obj-fortified | Fortified | Укрепления | status
obj-standing-army | Standing Army | Регулярная армия | status | not with obj-military-might
obj-militarized | Militarized | Милитаризация | status
obj-daring | Daring | Отвага | instant
obj-threat | Threat | Угроза | status
obj-legend | Legend | Легенда | instant
obj-marauder | Marauder | Мародёр | instant ?
obj-aggressor | Aggressor | Агрессор | instant
obj-assimilator | Assimilator | Ассимилятор | instant
obj-military-might | Military Might | Военная мощь | status | not with obj-standing-army
obj-defiance | Defiance | Непокорность | instant ?
obj-draconian | Draconian | Драконовские меры | instant ?
obj-outposts | Outposts | Форпосты | status
obj-equestrian | Equestrian | Всадники | status
obj-great-commander | Great Commander | Великий военачальник | instant
obj-king-slayer | King Slayer | Цареубийца | instant
obj-ivory-tide | Ivory Tide | Волна слоновой кости | status
obj-stampede | Stampede | Натиск | instant
obj-cleanse-the-seas | Cleanse the Seas | Очищение морей | instant
"""

OBJECTIVE_CARDS = """
1 obj-civilization obj-draft
2 obj-academic obj-conqueror
3 obj-coastal-culture obj-warmonger
4 obj-advanced obj-warmonger
5 obj-religious obj-warlord
6 obj-city-planner-advances obj-great-battle
7 obj-ideas obj-against-all-odds
8 obj-happy obj-conqueror
9 obj-enlightened obj-blockade
10 obj-well-stocked obj-amphibious-assault
11 obj-rich obj-great-navy
12 obj-ore obj-great-army
13 obj-wood obj-fortified
14 obj-food obj-standing-army
15 obj-city-planner-buildings obj-militarized
16 obj-focused obj-daring
17 obj-colony obj-threat
18 obj-culture obj-legend
19 obj-consulates obj-great-battle
20 obj-science obj-amphibious-assault
21 obj-merchant obj-marauder
22 obj-citadel obj-warlord
23 obj-seafarer obj-aggressor
24 obj-government obj-assimilator
25 obj-government obj-aggressor
26 obj-dominion obj-military-might
27 obj-new-founder obj-defiance
28 obj-trader obj-defiance
29 obj-sea-lanes obj-draconian
30 obj-balanced obj-daring
31 obj-influence obj-assimilator
32 obj-wonderful obj-outposts
33 obj-scientists obj-equestrian expansion
34 obj-mercantile obj-great-commander expansion
35 obj-tactical-diversity obj-king-slayer expansion
36 obj-legacy obj-ivory-tide expansion
37 obj-great-migration obj-stampede expansion
38 obj-civilization-of-ages obj-cleanse-the-seas expansion
"""

ACTIONS = """
advance | Advance | Достижение | 1:tac-peltasts 2:tac-routing
inspiration | Inspiration | Вдохновение | 3:tac-routing 4:tac-peltasts
heroic-general | Heroic General | Героический полководец | 5:tac-wedge-formation 6:tac-high-morale
spies | Spies | Шпионы | 7:tac-defiant-stand 8:tac-high-morale
leap-of-knowledge | Leap of Knowledge | Скачок знаний | 9:tac-high-ground 10:tac-tactical-surprise
good-ideas | Good Ideas | Хорошие идеи | 11:tac-siege 12:tac-high-ground
mercenaries | Mercenaries | Наёмники | 13:tac-for-the-people 14:tac-defiant-stand ?
cultural-awe | Cultural Awe | Культурное превосходство* | 15:tac-defiant-stand 16:tac-upgraded-defenses
city-growth | City Growth | Рост города | 17:tac-tactical-retreat 18:tac-peltasts
focused-collection | Focused Collection | Концентрация* | 19:tac-tactical-retreat 20:tac-peltasts
explorers | Explorers | Исследователи | 21:tac-routing 22:tac-prepared-defenses ?
negotiations | Negotiations | Переговоры | 23:tac-scouts 24:tac-martyr
leadership | Leadership | Лидерство | 25:tac-high-ground 26:tac-archers
assassination | Assassination | Покушение | 27:tac-high-ground 28:tac-archers
mass-collection | Mass Collection | Массовый сбор* | 29:tac-prepared-defenses 30:tac-routing
new-goals | New Goals | Новые цели | 31:tac-flanking 32:tac-high-morale
tech-synergy | Tech Synergy | Синергия технологий | 33:tac-prepared-defenses 34:tac-archers
teach-us-now | Teach Us Now! | Научите нас!* | 35:tac-prepared-defenses 36:tac-archers
militia | Militia | Ополчение | 37:tac-wedge-formation 38:tac-high-morale
tech-exchange | Tech Exchange | Обмен технологиями | 39:tac-tactical-surprise 40:tac-high-ground
idea-synergy | Idea Synergy | Синергия идей | 41:tac-high-morale 42:tac-flanking
"""

REGIONS = """
5 sea mountain sea mountain
6 sea sea mountain plains
7 forest forest sea sea
8 plains sea forest sea
9 forest mountain mountain sea
10 mountain sea plains mountain
11 sea plains forest mountain
12 forest sea plains forest
13 plains sea barren mountain
14 sea barren forest plains
15 sea plains plains barren
16 plains sea plains barren
17 mountain forest mountain barren
18 forest mountain plains mountain
19 plains forest mountain plains
20 forest plains plains plains
carthage plains mountain forest sea
phoenicia plains mountain forest sea
vikings plains mountain forest sea
egypt plains mountain barren barren
maya plains mountain forest mountain
A plains forest mountain barren
B plains mountain forest barren
"""
