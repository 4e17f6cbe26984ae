package tercio.domain.eia.given;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.ruling.given.SheetReader.find;
import static tercio.domain.ruling.given.SheetReader.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.given.SheetReader;

/**
 * Repeats each line of the sheet of a combat of Empires in Arms by hand: from what is written in it and from the printed charts alone, by
 * the text of the rules (7.5.2.6, 7.5.2.9). Nothing of the program's rules is used.
 */
public final class CombatSheetCheck {

    private static final Map<String, List<String[]>> READ = new ConcurrentHashMap<>();
    /** A block of the percentage table (7.5.2.9.2). */
    private static final int BLOCK = 20;
    /** The greatest modifier of the combat die (7.5.2.9.1). */
    private static final int MOST = 1;

    /** A city lacks factors where more than so many are missing (7.5.4.1.1.2). */
    private static final int SHORT = 5;

    private final SheetReader sheet;

    private CombatSheetCheck(FightSheet sheet) {
        this.sheet = new SheetReader(sheet);
    }

    public static void check(FightSheet sheet) {
        var check = new CombatSheetCheck(sheet);
        check.sums();
        for (var side : sheet.sides().stream().map(FightSheet.Side::side).toList()) {
            check.sheet.lines("attempt", side).forEach(check::attempt);
            check.sheet.lines("sortie", side).forEach(check::sortie);
            if (!check.sheet.lines("forces", side).isEmpty()) {
                check.morale(side);
            }
            for (var round : List.of("round-1", "round-2", "round-3")) {
                check.sheet.lines(round, side).forEach(line -> check.round(line, side));
            }
            check.losses(side);
        }
    }

    private static List<String[]> table(String name) {
        return READ.computeIfAbsent(name, CombatSheetCheck::read);
    }

    private static List<String[]> read(String name) {
        try (var stream = EiaTables.class.getResourceAsStream(name + ".csv")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static String[] row(String table, Predicate<String[]> which) {
        return table(table).stream().filter(which).findFirst().orElseThrow(() -> new AssertionError("no such row in " + table));
    }

    private static int count(List<Part> parts, String name) {
        return find(parts, name).map(part -> Integer.parseInt(part.value())).orElse(0);
    }

    /** The terms of a line are its first result, in one unit. */
    private void sums() {
        for (var line : sheet.sheet().lines()) {
            var terms = line.parts().stream().filter(Part::adds).toList();
            if (!terms.isEmpty()) {
                assertThat(terms.stream().map(part -> new BigDecimal(part.value())).reduce(BigDecimal.ZERO, BigDecimal::add)).as("%s", line)
                        .isEqualByComparingTo(line.results().getFirst().value());
                assertThat(terms).as("%s", line).extracting(Part::unit).containsOnly(line.results().getFirst().unit());
            }
        }
    }

    /** By method one the sum of all factors times their morale, by their number, rounded up to a tenth (7.5.2.6.1.1). */
    private void morale(String side) {
        var line = sheet.line("base-morale", side);
        assertThat(text(sheet.line("final-morale", side).parts(), "base-morale")).isEqualTo(text(line.results(), "morale"));
        boolean firstDay = sheet.line("final-morale", side).parts().stream().noneMatch(part -> part.reason() != null && part.reason().startsWith("day "));
        if (!firstDay || !text(line.parts(), "method").equals("1")) {
            return;
        }
        var sum = BigDecimal.ZERO;
        int all = 0;
        int count = 0;
        for (var part : line.parts()) {
            if (part.unit() == Unit.FACTORS) {
                count = Integer.parseInt(part.value());
                all += count;
            } else if (part.part().equals("morale-each")) {
                sum = sum.add(new BigDecimal(part.value()).multiply(BigDecimal.valueOf(count)));
            }
        }
        assertThat(new BigDecimal(text(line.parts(), "sum"))).as("%s", line).isEqualByComparingTo(sum);
        assertThat(new BigDecimal(text(line.results(), "morale"))).as("%s", line).isEqualByComparingTo(sum.divide(BigDecimal.valueOf(all), 1, RoundingMode.CEILING));
    }

    private void round(Line line, String side) {
        int modified = Integer.parseInt(text(line.results(), "modified"));
        int bonus = modified - count(line.parts(), "die");
        assertThat(bonus).as("%s", line).isLessThanOrEqualTo(MOST);
        ratings(line, side);
        var levels = text(line.results(), "table").split("-");
        var cell = row("combat_resolution", row -> row[0].equals(levels[0]) && row[1].equals(levels[1]) && row[2].equals(String.valueOf(Math.clamp(modified, 0, 7))));
        assertThat(text(line.results(), "percentage")).as("%s", line).isEqualTo(cell[3]);
        assertThat(new BigDecimal(text(line.results(), "morale-inflicted"))).as("%s", line).isEqualByComparingTo(new BigDecimal(cell[4]).movePointLeft(1));
        int firing = count(line.parts(), "present") + count(line.parts(), "outflankers-again");
        assertThat(count(line.results(), "casualties")).as("%s", line).isEqualTo(firing / BLOCK * casualties(cell[3], BLOCK) + casualties(cell[3], firing % BLOCK));
    }

    /** The flèches are subtracted, 1 is added where more than 5 factors are missing, and the siege table is read (7.5.4.1.1). */
    private void attempt(Line line) {
        int modified = Integer.parseInt(text(line.results(), "modified"));
        boolean under = count(line.parts(), "room") - count(line.parts(), "inside") > SHORT;
        var added = line.parts().stream().filter(part -> part.reason() != null && !part.value().startsWith("-")).toList();
        assertThat(added).as("%s", line).extracting(Part::value).isEqualTo(under ? List.of("1") : List.of());
        var row = row("siege", cells -> (cells[0].isEmpty() || modified >= Integer.parseInt(cells[0])) && (cells[1].isEmpty() || modified <= Integer.parseInt(cells[1])));
        assertThat(text(line.results(), "result")).as("%s", line).isEqualTo(row[2].replace('_', '-'));
    }

    /** On a 5 or 6 the defender loses the factor, else the besieger (7.5.4.1.2.1). */
    private void sortie(Line line) {
        assertThat(text(line.results(), "loses")).as("%s", line).isEqualTo(count(line.parts(), "die") >= 5 ? "garrison" : "besieger");
    }

    private static int casualties(String percentage, int factors) {
        return factors == 0 || percentage.equals("0") ? 0
                : Integer.parseInt(row("casualty_percentage", row -> row[0].equals(percentage) && row[1].equals(String.valueOf(factors)))[2]);
    }

    /** The modifier of the ratings is that of the commander chart; both ratings are written behind it. */
    private void ratings(Line line, String side) {
        if (find(line.parts(), "own-rating").isEmpty()) {
            return;
        }
        boolean attacks = side.equals("attacker");
        var own = text(line.parts(), "own-rating");
        var enemy = text(line.parts(), "enemy-rating");
        line.parts().stream().filter(part -> part.reason() != null && part.reason().startsWith("tactical ratings")).forEach(part -> {
            var printed = row("commander", row -> row[0].equals(attacks ? own : enemy) && row[1].equals(attacks ? enemy : own));
            assertThat(part.value()).as("%s", line).isEqualTo(printed[attacks ? 2 : 3]);
        });
    }

    private void losses(String side) {
        for (var line : sheet.lines("losses", side)) {
            for (int round = 1; round <= 3; round++) {
                int number = round;
                sheet.lines("round-" + round, side).forEach(fought ->
                        assertThat(count(line.parts(), "in-round-" + number)).as("%s", line).isEqualTo(count(fought.results(), "lost")));
            }
        }
    }
}
