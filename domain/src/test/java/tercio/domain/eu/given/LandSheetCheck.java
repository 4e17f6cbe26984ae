package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.ruling.given.SheetReader.find;
import static tercio.domain.ruling.given.SheetReader.number;
import static tercio.domain.ruling.given.SheetReader.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.Fraction;
import tercio.domain.ruling.given.SheetReader;

/**
 * Repeats each line of the sheet of a land battle or an assault of the main edition by hand: from what is written in it and from the
 * printed tables alone, by the text of the rules (000, Battles and Sieges). Nothing of the program's rules is used.
 */
public final class LandSheetCheck {

    private static final Fraction LD = Fraction.ONE;
    private static final Map<String, List<String[]>> READ = new ConcurrentHashMap<>();

    private final SheetReader sheet;

    private LandSheetCheck(FightSheet sheet) {
        this.sheet = new SheetReader(sheet);
    }

    public static void check(FightSheet sheet) {
        var check = new LandSheetCheck(sheet);
        check.sheet.addsUp();
        if (sheet.fight().equals("naval-battle")) {
            check.atSea("phasing", "nonPhasing");
            check.atSea("nonPhasing", "phasing");
        } else if (sheet.fight().equals("land-battle")) {
            check.battle("phasing", "nonPhasing");
            check.battle("nonPhasing", "phasing");
        } else {
            check.assault();
        }
    }

    // --- Tables ----------------------------------------------------------------------------------------------------

    private static List<String[]> table(String name) {
        return READ.computeIfAbsent(name, LandSheetCheck::read);
    }

    private static List<String[]> read(String name) {
        try (var stream = EuTables.class.getResourceAsStream(name + ".csv")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static String[] row(String table, Predicate<String[]> which) {
        return table(table).stream().filter(which).findFirst().orElseThrow(() -> new AssertionError("no such row in " + table));
    }

    private static Fraction thirds(String number) {
        return new Fraction(new BigInteger(number), BigInteger.valueOf(3));
    }

    private static Fraction half(Fraction losses) {
        int thirds = losses.above().multiply(BigInteger.valueOf(3)).divide(losses.below()).intValueExact();
        return new Fraction(BigInteger.valueOf(thirds / 2), BigInteger.valueOf(3));
    }

    // --- What both sides bring -------------------------------------------------------------------------------------

    private void morale(String side) {
        var line = sheet.line("morale", side);
        var own = text(line.parts(), "technology");
        var enemy = text(line.parts(), "enemy-technology");
        assertThat(text(line.parts(), "base")).as("%s", line).isEqualTo(row("land_technology", row -> row[0].equals(own) && row[1].equals(enemy))[4]);
        // 000, Battles, Parameters: +1 for a veteran stack, +1 for tercios; the technologies of the last periods have other figures in the table.
        var codes = row("land_technology_codes", row -> row[0].equals(own));
        find(line.parts(), "veterans").ifPresent(part -> assertThat(part.value()).isEqualTo(codes[5]));
        find(line.parts(), "tercios").ifPresent(part -> assertThat(part.value()).isEqualTo(codes[6]));
    }

    private void differential(Line line, boolean fire) {
        var own = number(line.parts(), fire ? "own-fire" : "own-shock");
        var enemy = number(line.parts(), fire ? "enemy-fire" : "enemy-shock");
        assertThat(modifier(line, fire ? "fire differential" : "shock differential")).as("%s", line)
                .isEqualTo(own.compareTo(enemy) > 0 ? own.minus(enemy) : Fraction.ZERO);
    }

    private static Fraction modifier(Line line, String reason) {
        return line.parts().stream().filter(part -> reason.equals(part.reason())).map(Part::value).map(SheetReader::number).findFirst().orElse(Fraction.ZERO);
    }

    private void commander(String side, Line roll, boolean fire) {
        assertThat(text(roll.parts(), fire ? "own-fire" : "own-shock")).isEqualTo(text(sheet.line("command", side).parts(), fire ? "fire" : "shock"));
    }

    // --- A battle --------------------------------------------------------------------------------------------------

    private void battle(String side, String enemy) {
        morale(side);
        var sizes = sheet.line("army-size", side);
        assertThat(text(sizes.parts(), "enemy-size")).isEqualTo(text(sheet.line("army-size", enemy).parts(), "own-size"));
        assertThat(text(sizes.results(), "size-differential")).as("%s", sizes).isEqualTo(row("size_comparison",
                row -> row[0].equals(text(sizes.parts(), "own-size")) && row[1].equals(text(sizes.parts(), "enemy-size")))[2]);
        var columns = sheet.line("columns", side);
        var technology = row("land_technology", row -> row[0].equals(text(columns.parts(), "technology")) && row[1].equals(text(columns.parts(), "enemy-technology")));
        assertThat(text(columns.results(), "shock-column")).isEqualTo(technology[3]);
        assertThat(text(columns.results(), "fire-column")).isIn(technology[2], "-");
        var artillery = sheet.line("artillery", side);
        // 000, Battles, Artillery modifiers: +1/0 for an artillery value of 6 or more.
        boolean heavy = number(artillery.parts(), "artillery").compareTo(Fraction.of(6)) >= 0;
        assertThat(text(artillery.results(), "fire-bonus")).isEqualTo(heavy ? "1" : "0");
        boolean larger = number(sheet.line("forces", side).results(), "size").minus(number(sheet.line("forces", enemy).results(), "size")).compareTo(Fraction.of(3)) >= 0;
        var inflicted = Fraction.ZERO;
        var left = number(sheet.line("morale", enemy).results(), "morale");
        for (var roll : List.of("fire1", "shock1", "fire2", "shock2", "pursuit")) {
            var dice = sheet.lines(roll, side);
            for (int die = 0; die < dice.size(); die++) {
                var line = dice.get(die);
                boolean fire = roll.startsWith("fire");
                if (!roll.equals("pursuit")) {
                    differential(line, fire);
                    commander(side, line, fire);
                    assertThat(modifier(line, "second day")).isEqualTo(Fraction.of(roll.endsWith("2") ? -1 : 0));
                    assertThat(modifier(line, "artillery")).isEqualTo(Fraction.of(fire && heavy ? 1 : 0));
                    assertThat(modifier(line, "3 LD more than the enemy")).isEqualTo(Fraction.of(!fire && larger ? 1 : 0));
                    assertThat(text(line.results(), "column")).isEqualTo(text(columns.results(), fire ? "fire-column" : "shock-column"));
                }
                looksUp(line, fire ? text(columns.parts(), "technology") : "", die);
                inflicted = inflicted.plus(number(line.results(), "losses"));
                left = left.minus(number(line.results(), "stars"));
                assertThat(number(line.results(), "inflicted-so-far")).as("%s", line).isEqualTo(inflicted);
                assertThat(number(line.results(), "enemy-morale-left")).as("%s", line).isEqualTo(left);
            }
        }
        if (!sheet.lines("losses", side).isEmpty()) {
            corrections(side, enemy, inflicted, number(sizes.results(), "size-differential"));
        }
    }

    /** The cell of the combat results table; the fire of older technologies has less effect (000, Battles, First day). */
    private void looksUp(Line line, String technology, int die) {
        int modified = Math.clamp(Integer.parseInt(text(line.results(), "modified")), 3, 14);
        var cell = row("combat_results", row -> row[0].equals(String.valueOf(modified)) && row[2].equals(text(line.results(), "column")));
        var printed = thirds(cell[3]);
        var rule = technology.isEmpty() ? "full" : row("land_technology_codes", row -> row[0].equals(technology))[7];
        var expected = switch (rule) {
            case "full" -> printed;
            case "half_losses_round_down_to_third" -> half(printed);
            case "stars_only_needs_army_in_europe" -> Fraction.ZERO;
            default -> throw new AssertionError(technology + " does not fire");
        };
        assertThat(number(line.results(), "losses")).as("%s", line).isEqualTo(expected);
        assertThat(text(line.results(), "stars")).as("%s", line).isEqualTo(die == 0 ? cell[4] : "0");
    }

    private void corrections(String side, String enemy, Fraction rolled, Fraction differential) {
        var small = sheet.line("small-stack", side);
        assertThat(number(small.parts(), "rolled")).isEqualTo(rolled);
        var size = number(small.parts(), "fights-as");
        var printed = table("loss_small_stacks").stream().filter(row -> row[0].equals("land") && thirds(row[2]).compareTo(size) <= 0).toList().getLast();
        boolean spared = printed[4].equals("odd_d10") && !find(small.parts(), "seven-ld-die").map(Part::value).equals(Optional.of("odd"));
        assertThat(number(small.parts(), "small-stack")).as("%s", small).isEqualTo(spared ? Fraction.ZERO : thirds(printed[3]));
        var after = number(small.results(), "inflicted");
        if (sheet.lines("shock1", side).size() <= 1) {
            // 000, Loss modifications: never less than nothing, and at most the own size.
            var plain = rolled.plus(number(small.parts(), "small-stack"));
            var most = number(sheet.line("forces", side).results(), "size");
            assertThat(after).as("%s", small).isEqualTo(plain.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO : plain.compareTo(most) > 0 ? most : plain);
        }
        var sized = sheet.line("size-correction", side);
        assertThat(number(sized.parts(), "before")).isEqualTo(after);
        assertThat(number(sized.parts(), "size-differential")).isEqualTo(differential);
        assertThat(number(sized.results(), "inflicted")).as("%s", sized).isEqualTo(bySize(differential.above().toString(), after));
        lost(side, number(sheet.line("size-correction", enemy).results(), "inflicted"));
    }

    /** Up to 6 the full losses and the thirds are read apart and added; more than 6 are changed by the last column (000 l.2731-2737). */
    private static Fraction bySize(String differential, Fraction losses) {
        int all = losses.above().multiply(BigInteger.valueOf(3)).divide(losses.below()).intValueExact();
        return all > 18 ? losses.plus(thirds(row("loss_by_size", row -> row[0].equals(differential) && row[1].equals("over_six_delta"))[3]))
                : bySize(differential, "whole", all / 3 * 3).plus(bySize(differential, "fraction", all % 3));
    }

    private static Fraction bySize(String differential, String part, int thirds) {
        return thirds == 0 ? Fraction.ZERO
                : thirds(row("loss_by_size", row -> row[0].equals(differential) && row[1].equals(part) && row[2].equals(String.valueOf(thirds)))[3]);
    }

    private void lost(String side, Fraction suffered) {
        var line = sheet.line("losses", side);
        assertThat(number(line.parts(), "suffered")).as("%s", line).isEqualTo(suffered);
        var size = number(line.results(), "size");
        assertThat(size).isEqualTo(number(sheet.line("forces", side).results(), "size"));
        assertThat(number(line.results(), "lost").plus(number(line.results(), "left"))).as("%s", line).isEqualTo(size);
        var sum = suffered.plus(find(line.parts(), "retreat").map(Part::value).map(SheetReader::number).orElse(Fraction.ZERO));
        var rounding = find(line.parts(), "rounding").map(Part::value).map(SheetReader::number).orElse(Fraction.ZERO);
        // Rounded to the nearest whole LD, or cut to what there was.
        assertThat(sum.plus(rounding).equals(size) || rounding.compareTo(LD) < 0 && Fraction.of(-1).compareTo(rounding) < 0).as("%s", line).isTrue();
    }

    // --- A battle at sea -------------------------------------------------------------------------------------------

    private void atSea(String side, String enemy) {
        var columns = sheet.line("columns", side);
        var technology = row("naval_technology", row -> row[0].equals(text(columns.parts(), "technology")) && row[1].equals(text(columns.parts(), "enemy-technology")));
        assertThat(text(columns.results(), "fire-column")).isEqualTo(technology[2].isEmpty() ? "-" : technology[2]);
        assertThat(text(columns.results(), "shock-column")).isEqualTo(technology[3].isEmpty() ? "-" : technology[3]);
        assertThat(text(sheet.line("morale", side).parts(), "base")).isEqualTo(technology[4]);
        int own = Integer.parseInt(text(sheet.line("forces", side).parts(), "in-first-line"));
        int more = own - Integer.parseInt(text(sheet.line("forces", enemy).parts(), "in-first-line"));
        var sizes = sheet.line("fleet-size", side);
        assertThat(text(sizes.results(), "size-differential")).isEqualTo(table("size_differential_sea").stream()
                .filter(row -> Integer.parseInt(row[0]) <= own && (row[1].isEmpty() || own <= Integer.parseInt(row[1]))).findFirst().orElseThrow()[2]);
        var inflicted = Fraction.ZERO;
        int suffered = 0;
        int dealt = 0;
        for (var roll : List.of("fire1", "boarding1", "fire2", "boarding2", "pursuit")) {
            boolean fire = roll.startsWith("fire");
            for (var line : sheet.lines(roll, side)) {
                if (!roll.equals("pursuit")) {
                    differential(line, fire);
                    assertThat(modifier(line, "second day")).isEqualTo(Fraction.of(roll.endsWith("2") ? -1 : 0));
                    assertThat(modifier(line, "at least 3 ND more")).isEqualTo(Fraction.of(fire && more >= 3 ? 1 : 0));
                    assertThat(modifier(line, "at least 1 ND more")).isEqualTo(Fraction.of(!fire && more >= 1 ? 1 : 0));
                    assertThat(modifier(line, "at least 7 ND more")).isEqualTo(Fraction.of(!fire && more >= 7 ? 1 : 0));
                    assertThat(modifier(line, "more stars suffered")).as("%s", line).isEqualTo(Fraction.of(!roll.equals("fire1") && suffered > dealt ? -1 : 0));
                    assertThat(text(line.results(), "column")).isEqualTo(text(columns.results(), fire ? "fire-column" : "shock-column"));
                }
                int modified = Math.clamp(Integer.parseInt(text(line.results(), "modified")), 3, 14);
                var cell = row("combat_results", row -> row[0].equals(String.valueOf(modified)) && row[2].equals(text(line.results(), "column")));
                assertThat(number(find(line.results(), "printed-losses").orElseGet(() -> find(line.results(), "losses").orElseThrow()).value())).as("%s", line)
                        .isEqualTo(thirds(cell[3]));
                assertThat(text(line.results(), "stars")).as("%s", line).isEqualTo(cell[4]);
                inflicted = inflicted.plus(number(line.results(), "losses"));
                assertThat(number(line.results(), "inflicted-so-far")).as("%s", line).isEqualTo(inflicted);
            }
            dealt += starsOf(roll, side);
            suffered += starsOf(roll, enemy);
        }
        for (var small : sheet.lines("small-fleet", side)) {
            assertThat(number(small.parts(), "rolled")).isEqualTo(inflicted);
            var printed = table("loss_small_stacks").stream().filter(row -> row[0].equals("sea") && thirds(row[2]).compareTo(Fraction.of(own)) <= 0).toList().getLast();
            assertThat(number(small.parts(), "small-fleet")).as("%s", small).isEqualTo(thirds(printed[3]));
            var sized = sheet.line("size-correction", side);
            assertThat(number(sized.results(), "inflicted")).as("%s", sized).isEqualTo(bySize(text(sizes.results(), "size-differential"), number(small.results(), "inflicted")));
            assertThat(number(sheet.line("losses", enemy).parts(), "suffered")).isEqualTo(number(sized.results(), "inflicted"));
        }
    }

    private int starsOf(String roll, String side) {
        return sheet.lines(roll, side).stream().mapToInt(line -> Integer.parseInt(text(line.results(), "stars"))).sum();
    }

    // --- An assault ------------------------------------------------------------------------------------------------

    private void assault() {
        for (var side : List.of("besieger", "besieged")) {
            morale(side);
            var rolled = Fraction.ZERO;
            for (var phase : List.of("fire", "shock")) {
                for (var line : sheet.lines(phase, side)) {
                    differential(line, phase.equals("fire"));
                    commander(side, line, phase.equals("fire"));
                    int modified = Math.clamp(Integer.parseInt(text(line.results(), "modified")), 3, 12);
                    var breach = text(line.results(), "breach").equals("yes") ? "1" : "0";
                    var cell = row("assault_results", row -> row[0].equals(String.valueOf(modified)) && row[2].equals(side) && row[3].equals(phase)
                            && (row[4].isEmpty() || row[4].equals(breach)));
                    assertThat(number(find(line.results(), "printed-losses").orElseGet(() -> find(line.results(), "losses").orElseThrow()).value())).as("%s", line)
                            .isEqualTo(thirds(cell[5]));
                    assertThat(text(line.results(), "stars")).as("%s", line).isEqualTo(cell[6]);
                    rolled = rolled.plus(number(line.results(), "losses"));
                }
            }
            for (var line : sheet.lines("corrections", side)) {
                assertThat(number(line.parts(), "rolled")).as("%s", line).isEqualTo(rolled);
            }
        }
        for (var line : sheet.lines("corrections", "besieger")) {
            figure(line, "6 LD or less", "stack_at_most_6_ld");
            figure(line, "4 LD or less", "stack_at_most_4_ld");
            figure(line, "no ARMY counter", "no_army_counter");
        }
        for (var line : sheet.lines("corrections", "besieged")) {
            figure(line, "the besieger is routed", "besieger_routed");
        }
        var walls = sheet.line("resistance", "besieged");
        assertThat(number(walls.results(), "resistance")).isEqualTo(thirds(row("fortress_resistance", row -> row[0].equals(text(walls.parts(), "level"))
                && row[1].equals(text(walls.parts(), "breach").equals("yes") ? "1" : "0"))[2]));
    }

    /** A correction is written in LD: 1/3 LD, not 1. */
    private static void figure(Line line, String reason, String condition) {
        var written = line.parts().stream().filter(part -> reason.equals(part.reason())).toList();
        written.forEach(part -> assertThat(number(part.value())).as("%s", line).isEqualTo(thirds(row("assault_loss_modifiers", row -> row[1].equals(condition))[2])));
    }
}
