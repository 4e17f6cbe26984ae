package tercio.domain.eu.common.forces;

import java.util.stream.IntStream;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;

/** Losses corrected by the size differential of the side that inflicts them (EU-BATTLE-SIZE). */
public final class LossBySize {

    private static final int SMALLEST = -2;
    private static final int GREATEST = 3;
    /** The greatest losses in the table, in LD. Beyond six LD a fixed number is added. */
    private static final int PRINTED_LD = 6;
    private static final int MOST = 99;

    private final LossUnit unit;
    private final int ld;
    private final int[][] whole = new int[GREATEST - SMALLEST + 1][PRINTED_LD + 1];
    private final int[][] fraction;
    private final int[] beyond = new int[GREATEST - SMALLEST + 1];

    private LossBySize(LossUnit unit) {
        this.unit = unit;
        ld = unit.ofOneLd();
        fraction = new int[GREATEST - SMALLEST + 1][ld];
    }

    /** Reads {@code loss_by_size}. If two fractions are equal in this unit, the lesser result counts. */
    public static LossBySize read(CsvTable table, LossUnit unit) {
        var losses = new LossBySize(unit);
        var rising = new AscendingFigures[GREATEST - SMALLEST + 1];
        for (int line = 0; line < rising.length; line++) {
            rising[line] = new AscendingFigures(table, Sentence.of("eu.table.series-differential").with("differential", line + SMALLEST), PRINTED_LD);
        }
        for (var row : table.rows()) {
            int line = row.within("differential", SMALLEST, GREATEST) - SMALLEST;
            int result = unit.read(row, "result", -MOST, MOST);
            switch (row.text("part")) {
                case "whole" -> {
                    int ld = readInflicted(row, unit) / losses.ld;
                    losses.whole[line][ld] = result;
                    rising[line].put(ld - 1, row, result);
                }
                case "fraction" -> {
                    int part = readInflicted(row, unit) % losses.ld;
                    losses.fraction[line][part] = losses.fraction[line][part] == 0 ? result : Math.min(result, losses.fraction[line][part]);
                }
                case "over_six_delta" -> losses.beyond[line] = result;
                default -> throw row.fault("part", Sentence.of("eu.table.no-part").with("value", new Text(row.text("part"))));
            }
        }
        for (var line : rising) {
            line.check();
        }
        return losses;
    }

    private static int readInflicted(CsvTable.Row row, LossUnit unit) {
        return unit.read(row, "inflicted", 1, PRINTED_LD * LossUnit.THIRD.ofOneLd());
    }

    /** The column for the losses: as written, {@code 2 1/3}, or {@code over 6}. */
    public String column(int losses) {
        return losses > PRINTED_LD * ld ? "over " + PRINTED_LD : unit.format(losses);
    }

    /** The losses of each column; the last column is for all greater losses. */
    public IntStream columns() {
        return IntStream.rangeClosed(0, PRINTED_LD * ld + 1);
    }

    /** All differentials. */
    public IntStream differentials() {
        return IntStream.rangeClosed(SMALLEST, GREATEST);
    }

    /** The text of a cell: the resulting losses, or in the last column the number added. */
    public String cellText(int differential, int losses) {
        int more = beyond[differential - SMALLEST];
        return losses <= PRINTED_LD * ld ? unit.format(afterCorrection(differential, losses))
                : more < 0 ? "-" + unit.format(-more) : "+" + unit.format(more);
    }

    /**
     * The losses inflicted after correction.
     *
     * @param differential -2..+3, the size differential of the side that inflicts the losses
     * @param losses in the unit of the edition, after small stacks and cap; 0 or more
     */
    public int afterCorrection(int differential, int losses) {
        int line = differential - SMALLEST;
        return losses > PRINTED_LD * ld
                ? losses + beyond[line]
                : whole[line][losses / ld] + fraction[line][losses % ld];
    }
}
