package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.projections.GameReport;
import tercio.projections.GameReport.Fight;
import tercio.projections.GameReport.Lost;
import tercio.projections.GameReport.Side;
import tercio.projections.sentence.Language;

/** The subject of the chance of a decisive moment, in words. */
class ReportTextTest {

    private static final Lost FRANCE = new Lost("phasing/lossesLd", "france", 2, 1.25, 0.356, 0.9);
    private static final Lost SPAIN = new Lost("nonPhasing/lossesLd", "spain", 3, 4.5, 0.95, 0.125);

    private static String told(String winner, double before, double chance, String rare) {
        var fight = new Fight(9, 12, "battle", "artois", "Battle of Artois", winner, before, chance, rare, List.of(FRANCE, SPAIN));
        return lines(Language.EN, new GameReport(0, 12, Optional.empty(), List.of(), false,
                List.of(new Side("france", "France", "Anna", List.of()), new Side("spain", "Spain", "Bert", List.of())), List.of(), List.of(), List.of(), List.of(fight), 0, 0)).getLast();
    }

    @Test
    void theLeastLikelyPartIsNamed() {
        var losses = "France lost 2 (expected 1.25), Spain lost 3 (expected 4.50); least likely: ";
        assertThat(told("france", 0.5, 0.356, "phasing/lossesLd")).as("so much or more")
                .isEqualTo("  Battle of Artois, position 9: France won (50.0% before), " + losses + "France lost 2 or more (35.6%)");
        assertThat(told("france", 0.5, 0.125, "nonPhasing/lossesLd")).as("so little or less").endsWith(losses + "Spain lost 3 or less (12.5%)");
        assertThat(told("spain", 0.1, 0.1, "winner")).endsWith("Spain won (10.0% before), " + losses + "Spain won (10.0%)");
        assertThat(told("", 0.05, 0.05, "winner")).endsWith("nobody won (5.0% before), " + losses + "nobody won (5.0%)");
    }

    private static List<String> lines(Language language, GameReport report) {
        var out = new StringWriter();
        var printed = new PrintWriter(out, true);
        new ReportText(report, new CommandText(language, printed, printed)).print("");
        return out.toString().lines().toList();
    }

    @Test
    void inFrenchAFightReadsSo() {
        var fight = new Fight(9, 12, "battle", "artois", "Battle of Artois", "france", 0.6, 0.05, "", List.of(FRANCE, SPAIN));
        var report = new GameReport(0, 12, Optional.empty(), List.of(), true, List.of(new Side("france", "France", "Anna", List.of()), new Side("spain", "Spain", "Bert", List.of())),
                List.of(), List.of(), List.of(), List.of(fight), 0, 0);

        var lines = lines(Language.FR, report).stream().map(line -> line.replace('\u00a0', ' ').strip()).toList();
        assertThat(lines).first().isEqualTo("Rapport, positions 1 à 12, la partie est finie");
        assertThat(lines).contains("Partis", "Moments décisifs");
        assertThat(lines).last().asString().startsWith("Battle of Artois, position 9 : France a gagné (60.0 % avant), France a perdu ").contains(" ; le moins probable : ");
    }
}
