package tercio.domain.eu.battle;

import tercio.domain.ruling.AppliedModifiers;

/**
 * What follows the days of a battle at sea, for exact odds: the winner, the pursuit and the losses, by the rules of {@link WinnerAndPursuit} and
 * {@link SeaLosses} on counts. For one pair of leaders.
 */
final class EndsAtSea {

    /** Of the die for the pursuit. */
    static final int FACES = 10;
    /** Flags of an end: the wind was used to withdraw, the phasing side has routed, the other side has. */
    private static final int WITHDRAWN = 4;
    private static final int PHASING = 2;
    private static final int NON_PHASING = 1;
    private static final int FLAGS = 8;
    private static final int STARS = 1 << 6;
    private static final int LOSSES = 1 << 12;

    private final NavalParameters parameters;
    private final BattleState opened;
    private final AppliedModifiers[][] pursuits = new AppliedModifiers[Side.values().length][BattleEnd.values().length];
    private final WeightsByKey[] ways = new WeightsByKey[BattleEnd.values().length * Winner.values().length * FLAGS];

    /** @param opened the state after the roll for the wind */
    EndsAtSea(NavalParameters parameters, BattleState opened) {
        this.parameters = parameters;
        this.opened = opened;
    }

    /** Takes what is called for each state at the end of a battle. */
    @FunctionalInterface
    interface Each {
        void of(BattleState end, long weight);
    }

    /** Adds these days, in each of which a die is thrown for the pursuit. */
    void add(SeaDayEnds days, long times) {
        days.each((end, weight) -> won(end, weight * times));
    }

    private void won(SeaDayEnds.End end, long weight) {
        boolean phasing = parameters.losses().destroyed(Side.PHASING, end.nonPhasingInflicted(), routed(end, Side.PHASING, 0));
        boolean nonPhasing = parameters.losses().destroyed(Side.NON_PHASING, end.phasingInflicted(), routed(end, Side.NON_PHASING, 0));
        var winner = end.withdrawn() || !phasing && !nonPhasing ? end.winner()
                : phasing && nonPhasing ? Winner.NONE : phasing ? Winner.NON_PHASING : Winner.PHASING;
        var pursuer = winner.side().filter(side -> !end.withdrawn() && !routed(end, side, 0));
        if (pursuer.isEmpty()) {
            ended(end, winner, Side.PHASING, 0, 0, weight * FACES);
        } else {
            pursued(end, winner, pursuer.get(), weight);
        }
    }

    /** @param more stars in a pursuit */
    private boolean routed(SeaDayEnds.End end, Side side, int more) {
        return end.stars(side) + more >= parameters.morale(side);
    }

    private void pursued(SeaDayEnds.End end, Winner winner, Side pursuer, long weight) {
        var tally = pursuit(end.ended(), pursuer);
        var table = parameters.tables().combatResults();
        var column = parameters.column(pursuer, BattleRoll.PURSUIT);
        for (int face = 1; face <= FACES; face++) {
            int modified = tally.on(face);
            ended(end, winner, pursuer, table.losses(column, modified), table.stars(column, modified), weight);
        }
    }

    private AppliedModifiers pursuit(BattleEnd ended, Side pursuer) {
        var known = pursuits[pursuer.ordinal()];
        if (known[ended.ordinal()] == null) {
            known[ended.ordinal()] = parameters.tally(opened.ended(ended, Winner.of(pursuer)), pursuer, BattleRoll.PURSUIT);
        }
        return known[ended.ordinal()];
    }

    /** @param losses inflicted in a pursuit, as {@code stars} */
    private void ended(SeaDayEnds.End end, Winner winner, Side pursuer, int losses, int stars, long weight) {
        boolean phasing = routed(end, Side.PHASING, pursuer == Side.PHASING ? 0 : stars);
        boolean nonPhasing = routed(end, Side.NON_PHASING, pursuer == Side.PHASING ? stars : 0);
        int first = parameters.losses().least(Side.PHASING, end.phasingInflicted() + (pursuer == Side.PHASING ? losses : 0), nonPhasing);
        int second = parameters.losses().least(Side.NON_PHASING, end.nonPhasingInflicted() + (pursuer == Side.PHASING ? 0 : losses), phasing);
        int captures = Math.min(stars, parameters.battle().side(pursuer).captures().size());
        int how = (end.ended().ordinal() * Winner.values().length + winner.ordinal()) * FLAGS + (end.withdrawn() ? WITHDRAWN : 0) + (phasing ? PHASING : 0)
                + (nonPhasing ? NON_PHASING : 0);
        if (ways[how] == null) {
            ways[how] = new WeightsByKey();
        }
        ways[how].add(((long) first * LOSSES + second) * STARS + captures, weight);
    }

    // --- States ------------------------------------------------------------------------------------------------------

    void each(Each each) {
        for (int how = 0; how < ways.length; how++) {
            if (ways[how] != null) {
                each(how, each);
            }
        }
    }

    private void each(int how, Each each) {
        var ended = BattleEnd.values()[how / FLAGS / Winner.values().length];
        var winner = Winner.values()[how / FLAGS % Winner.values().length];
        var phasing = side(Side.PHASING, (how & PHASING) > 0);
        var nonPhasing = side(Side.NON_PHASING, (how & NON_PHASING) > 0);
        var sea = (how & WITHDRAWN) > 0 ? opened.sea().withdrawing() : opened.sea();
        ways[how].each((key, weight) -> {
            int stars = (int) (key % STARS);
            var state = opened.sideState(phasing.inflicting(0, (int) (key / STARS / LOSSES)), nonPhasing.inflicting(0, (int) (key / STARS % LOSSES)))
                    .ended(ended, winner);
            each.of(state.sea(stars == 0 ? sea : sea.struck(Side.PHASING, BattleRoll.PURSUIT, stars)), weight);
        });
    }

    private SideState side(Side side, boolean routed) {
        var sideState = opened.sideState(side);
        return sideState.decided(routed ? parameters.morale(side) : 0)
                .replacement(parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, sideState.replacement()));
    }
}
