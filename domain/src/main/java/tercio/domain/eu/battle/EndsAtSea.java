package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eu.battle.SeaExchange.Strike;
import tercio.domain.ruling.Cancellation;

/**
 * What follows the days of a battle at sea, for exact odds: the winner, the pursuit and the losses, by the rules of {@link WinnerAndPursuit} and
 * {@link SeaLosses} on counts. For pairs of leaders that are alike in the pursuit.
 */
final class EndsAtSea {

    /** How the days of battles end together. */
    enum How {
        FIRE1(BattleEnd.DAY1_FIRE), SHOCK1(BattleEnd.DAY1_SHOCK), PHASING_RETREATS(BattleEnd.DAY1_RETREAT), NON_PHASING_RETREATS(BattleEnd.DAY1_RETREAT),
        FIRE2(BattleEnd.DAY2_FIRE), SHOCK2(BattleEnd.DAY2_SHOCK);

        private final BattleEnd end;

        How(BattleEnd end) {
            this.end = end;
        }

        static How retreat(Side side) {
            return side == Side.PHASING ? PHASING_RETREATS : NON_PHASING_RETREATS;
        }
    }

    /** Without a pursuit its die does not matter. */
    private static final Strike NOTHING = new Strike(0, 0, SeaExchange.FACES);

    private final NavalParameters parameters;
    private final BattleState opened;
    private final Map<How, SeaGrid> days = new EnumMap<>(How.class);

    /** @param opened the state after the roll for the wind */
    EndsAtSea(NavalParameters parameters, BattleState opened) {
        this.parameters = parameters;
        this.opened = opened;
    }

    BattleState opened() {
        return opened;
    }

    /** Adds battles, each so many times. Those that would go on after fire end where the side with the wind withdraws, else they are no ends. */
    void add(How how, SeaGrid ended, long times) {
        days.computeIfAbsent(how, each -> ended.empty()).add(ended, times);
    }

    /** Adds what a roll makes of battles. */
    void add(How how, SeaGrid before, SeaExchange roll, SeaShape then) {
        before.fought(roll, days.computeIfAbsent(how, each -> SeaGrid.of(then)));
    }

    /** Adds the battles that would go on, each so many times: a side gets away from them. */
    void addGoing(How how, SeaGrid ended, SeaGrid.Times times) {
        days.computeIfAbsent(how, each -> ended.empty()).addGoing(ended, times);
    }

    /** Whether the side with the wind withdraws after this fire (EU-SEA-WITHDRAW). */
    static boolean withdraws(NavalParameters parameters, BattleState opened, BattleRoll fire) {
        return opened.sea().wind().side().filter(side -> parameters.battle().side(side).withdrawal().after(fire)).isPresent();
    }

    private boolean withdraws(How how) {
        return how == How.FIRE1 && withdraws(parameters, opened, BattleRoll.FIRE1) || how == How.FIRE2 && withdraws(parameters, opened, BattleRoll.FIRE2);
    }

    /** Adds all ends, in each of which a die is thrown for the pursuit. */
    void count(SeaEnds ends) {
        days.forEach((how, grid) -> {
            Cancellation.check();
            new Pursued(how, grid, ends).count();
        });
    }

    /** The most losses and the most stars in a pursuit by a side. */
    Strike most(Side pursuer) {
        int losses = 0;
        int stars = 0;
        for (var how : days.keySet()) {
            for (var strike : pursuit(how.end, pursuer)) {
                losses = Math.max(losses, strike.losses());
                stars = Math.max(stars, strike.stars());
            }
        }
        return new Strike(losses, stars, 1);
    }

    /** The greatest losses that each side has inflicted in the days. */
    int mostInflicted(Side side) {
        return days.values().stream().map(SeaGrid::shape).mapToInt(shape -> (side == Side.PHASING ? shape.phasing() : shape.nonPhasing()).most()).max().orElse(0);
    }

    private Strike[] pursuit(BattleEnd ended, Side pursuer) {
        var tally = parameters.tally(opened.ended(ended, Winner.of(pursuer)), pursuer, BattleRoll.PURSUIT);
        var table = parameters.tables().combatResults();
        var column = parameters.column(pursuer, BattleRoll.PURSUIT);
        var strikes = new ArrayList<Strike>();
        for (int face = 1; face <= SeaExchange.FACES; face++) {
            int modified = tally.on(face);
            SeaExchange.add(strikes, table.losses(column, modified), table.stars(column, modified));
        }
        return SeaExchange.sorted(strikes);
    }

    /** The battles of one grid: who wins them, and what the pursuit adds. */
    private final class Pursued {

        private final How how;
        private final SeaGrid grid;
        private final SeaEnds ends;
        private final Strike[] byPhasing;
        private final Strike[] byNonPhasing;

        private Pursued(How how, SeaGrid grid, SeaEnds ends) {
            this.how = how;
            this.grid = grid;
            this.ends = ends;
            byPhasing = pursuit(how.end, Side.PHASING);
            byNonPhasing = pursuit(how.end, Side.NON_PHASING);
        }

        private void count() {
            for (int first = 0; first <= grid.shape().phasingMorale(); first++) {
                for (int second = 0; second <= grid.shape().nonPhasingMorale(); second++) {
                    var winner = winner(first, second);
                    if (winner != Winner.UNDECIDED && grid.rows(second) * grid.columns(first) > 0) {
                        count(first, second, winner);
                    }
                }
            }
        }

        private void count(int phasingStars, int nonPhasingStars, Winner winner) {
            new Matrix(phasingStars, nonPhasingStars, winner).count();
        }

        /** The winner by rout, retreat, withdrawal or the morale left; undecided where the battles go on. */
        private Winner winner(int phasingStars, int nonPhasingStars) {
            int left = grid.shape().phasingMorale() - phasingStars;
            int other = grid.shape().nonPhasingMorale() - nonPhasingStars;
            if (left == 0 || other == 0 || how == How.SHOCK2) {
                return left == other ? Winner.NONE : left > other ? Winner.PHASING : Winner.NON_PHASING;
            }
            return switch (how) {
                case FIRE1, FIRE2 -> withdraws(how) ? Winner.of(opened.sea().wind().side().orElseThrow().opponent()) : Winner.UNDECIDED;
                case PHASING_RETREATS -> Winner.NON_PHASING;
                case NON_PHASING_RETREATS -> Winner.PHASING;
                case SHOCK1, SHOCK2 -> Winner.UNDECIDED;
            };
        }

        /** Battles with the same stars. */
        private final class Matrix {

            private final int phasingStars;
            private final int nonPhasingStars;
            private final Winner fought;
            private final boolean phasing;
            private final boolean nonPhasing;
            private final int leastByPhasing;
            private final int leastByNonPhasing;

            private Matrix(int phasingStars, int nonPhasingStars, Winner fought) {
                this.phasingStars = phasingStars;
                this.nonPhasingStars = nonPhasingStars;
                this.fought = fought;
                phasing = phasingStars == grid.shape().phasingMorale();
                nonPhasing = nonPhasingStars == grid.shape().nonPhasingMorale();
                leastByPhasing = grid.shape().phasing().least()[nonPhasingStars];
                leastByNonPhasing = grid.shape().nonPhasing().least()[phasingStars];
            }

            /** The battles of a row in which the phasing side is destroyed, or is not, end alike. */
            private void count() {
                int columns = grid.columns(phasingStars);
                for (int row = 0; row < grid.rows(nonPhasingStars); row++) {
                    int from = 0;
                    for (int to = 1; to <= columns; to++) {
                        if (to == columns || destroyed(to) != destroyed(from)) {
                            won(row, from, to);
                            from = to;
                        }
                    }
                }
            }

            private boolean destroyed(int column) {
                return ends.destroyed(Side.PHASING, leastByNonPhasing + column, phasing);
            }

            private void won(int row, int from, int to) {
                if (!phasing && !nonPhasing && withdraws(how)) {
                    end(fought, row, from, to, NOTHING);
                    return;
                }
                var winner = winner(destroyed(from), ends.destroyed(Side.NON_PHASING, leastByPhasing + row, nonPhasing));
                boolean pursues = winner == Winner.PHASING && !phasing || winner == Winner.NON_PHASING && !nonPhasing;
                if (!pursues) {
                    end(winner, row, from, to, NOTHING);
                    return;
                }
                for (var strike : winner == Winner.PHASING ? byPhasing : byNonPhasing) {
                    end(winner, row, from, to, strike);
                }
            }

            /** Destruction takes precedence over a rout, and a rout or retreat over the morale left. A winner that has routed does not pursue. */
            private Winner winner(boolean phasingGone, boolean nonPhasingGone) {
                if (!phasingGone && !nonPhasingGone) {
                    return fought;
                }
                return phasingGone && nonPhasingGone ? Winner.NONE : phasingGone ? Winner.NON_PHASING : Winner.PHASING;
            }

            private void end(Winner winner, int row, int from, int to, Strike pursuit) {
                boolean own = winner == Winner.PHASING;
                ends.in(how.end, winner, phasing || !own && phasingStars + pursuit.stars() >= grid.shape().phasingMorale(),
                                nonPhasing || own && nonPhasingStars + pursuit.stars() >= grid.shape().nonPhasingMorale(), pursuit.stars())
                        .add(leastByPhasing + row + (own ? pursuit.losses() : 0), leastByNonPhasing + from + (own ? 0 : pursuit.losses()),
                                grid, grid.place(phasingStars, nonPhasingStars) + row * grid.columns(phasingStars) + from, to - from, pursuit.faces());
            }
        }
    }
}
