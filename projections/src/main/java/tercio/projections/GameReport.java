package tercio.projections;

import java.util.List;
import java.util.Optional;

/**
 * Report of a stretch of a game: lands won and lost, losses, money, points, luck, and the battles with the least likely outcomes.
 *
 * @param from the position before the stretch
 * @param to its last position
 * @param turn the turn that it is; empty for any other stretch
 * @param turns all turns up to the position that was asked about
 * @param over whether the game is over at the end of the stretch
 * @param unappraised the number of battles that were left out because there are more than are appraised
 * @param pending the number of battles that are still compared with their odds; a later report has them
 */
public record GameReport(int from, int to, Optional<Turn> turn, List<Turn> turns, boolean over, List<Side> sides, List<Territory> territory,
        List<Thrown> dice, List<Luck> luck, List<Fight> decisive, int unappraised, int pending) {

    /**
     * A turn of the game: a round of a military phase, a month of a campaign.
     *
     * @param number from 1
     * @param from the position before it
     * @param to its last position, or that of the report while it goes on
     */
    public record Turn(int number, String label, int from, int to) {}

    /** @param seat the seat that controls it; empty where nobody does */
    public record Side(String party, String name, String seat, List<Figure> figures) {}

    /** @param id its steady name: {@code ldLost} */
    public record Figure(String id, String label, int amount) {}

    /**
     * A place whose holder at the end is another than at the beginning.
     *
     * @param what {@code fortress}, {@code city} or {@code province}
     * @param was the party that held it; empty for nobody
     */
    public record Territory(String zone, String name, String what, String was, String wasName, String now, String nowName) {}

    /**
     * The dice of a party.
     *
     * @param mean of what was thrown; empty without a roll
     * @param expected of a fair die
     */
    public record Thrown(String seat, String party, String die, int rolls, Optional<Double> mean, double expected) {}

    /**
     * The luck of a party in all battles that were appraised.
     *
     * @param lost its losses in them
     * @param expected the mean of its expected losses
     */
    public record Luck(String party, int battles, int lost, double expected) {}

    /**
     * A battle, a roll of a siege or a day of a combat beside its odds.
     *
     * @param kind {@code battle}, {@code siege}, {@code combat}
     * @param winner the party that won; empty for nobody
     * @param before the chance before the first roll that it would end with this winner; it is certain after the last one
     * @param chance the chance of the least likely part of its outcome
     * @param rare the name of that part: {@code winner}, or the path of a figure as in the odds of the battle
     */
    public record Fight(int position, int ended, String kind, String zone, String title, String winner, double before, double chance, String rare, List<Lost> sides) {
        public Fight {
            sides = List.copyOf(sides);
        }
    }

    /**
     * Loss of a side in a battle.
     *
     * @param figure the path of the figure: {@code phasing/lossesLd}
     * @param asMuch the chance to lose as much or more
     * @param asLittle the chance to lose as little or less
     */
    public record Lost(String figure, String party, int lost, double expected, double asMuch, double asLittle) {}

    public GameReport {
        turns = List.copyOf(turns);
        sides = List.copyOf(sides);
        territory = List.copyOf(territory);
        dice = List.copyOf(dice);
        luck = List.copyOf(luck);
        decisive = List.copyOf(decisive);
    }
}
