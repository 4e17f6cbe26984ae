package tercio.projections;

import java.util.List;

/**
 * Comparison of something that dice decided with its odds before the first roll. It never changes once it is over, so it is computed once
 * and kept.
 *
 * @param winner the party that won; empty for nobody
 * @param before the chance before the first roll that it would end with this winner
 * @param chance the chance of the least likely part of its outcome
 * @param rare the name of that part: {@code winner}, or the path of a figure as in the odds
 * @param wins the chance of each party to win, before the first roll; none if nobody can win
 */
public record Appraisal(String winner, double before, double chance, String rare, List<Win> wins, List<Loss> losses) {

    /** @param chance 0 to 1 */
    public record Win(String party, double chance) {}

    /**
     * Loss of a side.
     *
     * @param figure the path of the figure: {@code phasing/lossesLd}
     * @param asMuch the chance to lose as much or more
     * @param asLittle the chance to lose as little or less
     * @param least the smallest loss that was possible
     * @param chances the chance of each loss from the smallest on, one by one
     */
    public record Loss(String figure, String party, int lost, double expected, double asMuch, double asLittle, int least, List<Double> chances) {
        public Loss {
            chances = List.copyOf(chances);
        }
    }

    public Appraisal {
        wins = List.copyOf(wins);
        losses = List.copyOf(losses);
    }

    /** The appraisal as an entry of a game's report. */
    GameReport.Fight asFight(ReportSource.Ended battle) {
        return new GameReport.Fight(battle.position(), battle.ended(), battle.kind(), battle.zone(), battle.title(), winner, before, chance, rare,
                losses.stream().map(loss -> new GameReport.Lost(loss.figure(), loss.party(), loss.lost(), loss.expected(), loss.asMuch(), loss.asLittle())).toList());
    }
}
