# The shell, in English.
title = Oikumene
you = You
yes = yes
no = no
hand = Hand, { $n }
card-uses = used { $spent } of { $all }
and-more = and { $n } more
