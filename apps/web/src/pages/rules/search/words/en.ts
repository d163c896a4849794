import type { SearchWords } from '../thesaurus.ts';

export const en: SearchWords = {
  asking: `a an and any are as at am be by can could do does did for from get gets has have how i if in into is it its just may me might must my of off on or our
    shall should so than that the their them then there these they this to us was we what when where which who whom whose why will with would you your u
    happen happens exactly already also only really but not much many allowed going while during about else someone somebody play afterwards make made being own let
   `,
  alike: `
    starve, starving, hungry, hunger, famine, unfed, die
    eat, eats > feed, fed, food
    tie, ties, tied, draw, equal, equally, tiebreaker, tiebreak, same score, same number, same points
    majority, dominate > most, control, controls, controller
    control > most, rank, majority
    next to, beside, neighbour, neighbours, neighbouring, adjacent, adjacency, bordering, borders > touch, touches, join, joins
    skip, skipping, do nothing > pass, must
    piece, pieces, pawn, pawns, meeple > trader, worker, hut, army
    spot, spots, place on the map > space, hex
    supply, stock, pool, reserve
    left over, no more, run out, out of > reserve, empty, left
    put, lay, set down, put down, place > add
    at the start, at the beginning, start with, begin with, initial, setup, set up, setting up > begin, beginning
    who starts, who begins, goes first, plays first, starting player, start player, is first, who is first > first, order, early, random, clockwise
    at the end, end of the game, final, game over > end, wins
    go down, goes down, fall, falls, drop, drops, sink > lose, loses
    go up, goes up, rise, rises, climb, push > gain, gains
    take off, taking off, take back, off the board, remove
    taking, off the board > remove, back
    free, vacant, unoccupied > empty
    u-turn, turn around, go back > turn, back
    swap, swaps, exchange, exchanges, barter, trade
    score, scoring, count, points
    worth, value, points
    price, cost, costs, pay, expensive > camels, spend
    maximum, limit, max, how many at most > most, limit, never
    temple, pyramid, tower, ziggurat > base
    level, levels, floor, floors, storey > tile, centre, roof, extend
    sacrifice, offer, offering, offerings
    top, upper, highest
    bottom, lower, lowest
    washed, wash away, washed away, flooding > flood, rivers
    assur, court, courtier > dignitary, influence, ranked
    wild, wildcard, wild card > joker
    map, board
    round, rounds > turn, turns, reign
    abroad, overseas, foreign > outside
    farmer, farmers, fields > irrigation
    weaver, weavers > weaving
    blacksmith, smith > makers
    found, settle, erect > build
    relocate, shift, rebuild > move, back, elsewhere
    direction, change direction, route, routes, way
    power, powers, ability, advantage, special > benefit
    enemy, opponent, rival, other player, another player, another > occupied, whom
    block, blocks, blocked, prevent, prevents > stop, stops
    raze, razing, burn down, kill > destroy
    battle, combat, war > fight, attack, roll
    roll, rolls, dice, throw
    region, regions, province, country > area
    resource, resources, goods, cube, cubes
    pick, choose, choosing, select, draft > take
    colour, color, type > kind
    nobody, no one, none, zero, without > no, nothing
    people, person > players
    draw pile, pile, stack > deck
    more, extra, additional, bonus
    new, fresh > available, draw
    how many tiles, reward, prize > tile, tiles, takes
    two players, 2 players, 2 player, two-player > two
    three players, 3 players, 3 player > three
    four players, 4 players, 4 player > four
    win, winner, winning > wins
    lost, lose > remove, loses, unavailable
    stuck, full, trapped > occupied, blocked, empty, way
    anywhere, everywhere, wherever > any
    see, look, hidden, secret > open, face, visible
    leftover, left over, unused, remaining > discard, left, lost
    when is it over, is it over, ended, finished > end, ends
    identical, alike > same
    only one, alone, only player > one, alone
    drop > place, add
    spread, distribute, arranged, laid out > lay, above
    hop, leap > jump
    walk, far, distance > move, next
    goes last, is last > last
    water > river
    desert > arid, dry
    cheap, cheapest > price, costs
    spend, spent, save, saving, keep, keeps, for later > keep
    reset, back to zero > back, all discs
    go away, disappear, vanish, gone > remove, back, lost
    soldier, soldiers, troops > army, armies
    cloth, fabric > textile, textiles
    conquer, capture, occupy > invade, area
    at once, several > repeat, several
    right away, immediately, straight away > once, new
    bring home, call back, bring back > back, take
    strong, strength > armies
    twice, repeat > again, same
    help, helps > tie, ties
    how long, length, duration, last > game, length
    lay out, layout > sowing, lay
    return, come home > back
    own > each has
    down, downwards > falls, loses, remove
    work, works > use, unused
    wiped, wiped out, eliminated > back, no army
  `,
};
