package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.numbers.gamma.Erfc;
import org.junit.jupiter.api.Test;
import tercio.projections.FairDice;
import tercio.projections.HolmCorrection;

/** The named questions that {@link QuestionsAgreeTest} does not ask, beside slow and plain computations from the lines of records. */
class EveryQuestionAgreesTest extends OverRecordedGames {

    /** The questions of the other class. */
    private static final Set<String> ELSEWHERE = Set.of("eu-interception", "eu-attrition", "eu-sieges", "eu-assault", "eu-battles", "eu-battle-list", "eu-sea-battles", "eu-evasion",
            "eu-money", "activity", "pace", "modifiers", "sessions", "eia-forage", "eia-combats");
    private static final Set<String> HERE = Set.of("dice", "luck", "error", "error-worst", "openings", "turning-points", "eu-generals", "eu-winter-siege", "eia-chits", "eia-chit-choices", "eia-assaults");
    /** Those whose figures stand on boards: {@link BoardQuestionsAgreeTest}. */
    private static final Set<String> OF_BOARDS = Set.of("results", "figures", "eu-losses", "eu-sheet", "eia-points", "eia-losses");
    private static final Map<String, Double> WEIGHTS = Map.of("ld", 1.0, "ship", 1.0, "town", 4.0, "factor", 1.0, "point", 10.0);

    private static double value(Map<String, Object> row, String column) {
        return ((Number) row.get(column)).doubleValue();
    }

    private static int whole(Map<String, Object> row, String column) {
        return ((Number) row.get(column)).intValue();
    }

    @Test
    void eachQuestionIsKnownHere() {
        assertThat(archive.questions().all().stream().map(Question::id)).containsExactlyInAnyOrderElementsOf(
                Stream.of(ELSEWHERE, HERE, OF_BOARDS).flatMap(Set::stream).toList());
    }

    /** Every die of every line, by purpose; its fairness by the test of {@link FairDice}, corrected by Holm over all rows. */
    @Test
    void diceAreThoseOfTheRecords() {
        var n = new TreeMap<String, Double>();
        var pips = new TreeMap<String, Double>();
        LINES.forEach(line -> line.event().envelope().rolls().forEach(roll -> {
            add(n, roll.name().kind(), 1);
            add(pips, roll.name().kind(), roll.value());
        }));
        agree("dice", "purpose", "n", n);
        var told = new TreeMap<String, Double>();
        var raw = new ArrayList<Double>();
        asked("dice").forEach(row -> {
            add(told, (String) row.get("purpose"), value(row, "mean") * value(row, "n"));
            var counts = ((List<?>) row.get("counts")).stream().map(count -> ((Number) count).intValue()).toList();
            assertThat(counts.stream().mapToInt(Integer::intValue).sum()).isEqualTo(whole(row, "n"));
            assertThat(value(row, "p")).isCloseTo(FairDice.deviatesAtLeastAs(counts), within(1e-12));
            raw.add(value(row, "p"));
        });
        pips.forEach((purpose, sum) -> assertThat(told.get(purpose)).as(purpose).isCloseTo(sum, within(1e-6)));
        assertThat(asked("dice").stream().map(row -> value(row, "p_corrected")).toList()).isEqualTo(HolmCorrection.of(raw));
    }

    /** Luck is the result in the records less the expected one; p is the chance of so much on either side. */
    @Test
    void luckIsTheSumOfItsRolls() {
        var came = new TreeMap<String, Double>();
        var worked = select("select game, position, procedure from roll").stream().map(row -> key(row, "game", "position", "procedure")).collect(Collectors.toSet());
        var procedures = Map.of("InterceptionAttempted", "interception", "SeaInterceptionAttempted", "interception at sea", "MarchAttritionRolled", "march attrition",
                "NavalAttritionRolled", "naval attrition");
        var amounts = Map.of("MarchAttritionRolled", "ld", "NavalAttritionRolled", "lostThirds");
        for (var line : LINES) {
            var procedure = procedures.get(line.type());
            // Rolls on boards of which something is hidden have no exact expectation before the game is over.
            if (procedure != null && worked.contains(line.game() + "|" + line.event().envelope().since() + "|" + procedure)) {
                add(came, procedure, amounts.containsKey(line.type()) ? line.number(amounts.get(line.type())) : line.is("success") ? 1 : 0);
            }
        }
        var told = new TreeMap<String, Double>();
        var rolls = new TreeMap<String, double[]>();
        select("select party, person, identity, procedure, unit, actual, expected, variance from roll where counted").forEach(row -> {
            var sums = rolls.computeIfAbsent(key(row, "party", "person", "identity", "procedure", "unit"), first -> new double[4]);
            sums[0]++;
            sums[1] += value(row, "actual");
            sums[2] += value(row, "actual") - value(row, "expected");
            sums[3] += value(row, "variance");
        });
        var asked = asked("luck");
        assertThat(asked).hasSameSizeAs(rolls.keySet());
        for (var row : asked) {
            var sums = rolls.get(key(row, "party", "person", "identity", "procedure", "unit"));
            assertThat(value(row, "n")).isEqualTo(sums[0]);
            assertThat(value(row, "luck")).as(row.toString()).isCloseTo(sums[2], within(1e-6));
            assertThat(value(row, "variance")).as(row.toString()).isCloseTo(sums[3], within(1e-6));
            if (sums[3] > 1e-9) {
                double z = sums[2] / Math.sqrt(sums[3]);
                assertThat(value(row, "z")).as(row.toString()).isCloseTo(z, within(1e-6));
                assertThat(value(row, "p")).as(row.toString()).isCloseTo(Erfc.value(Math.abs(z) / Math.sqrt(2)), within(1e-6));
            }
            var procedure = (String) row.get("procedure");
            add(told, procedure, value(row, "actual"));
        }
        assertThat(came.keySet()).containsExactlyInAnyOrderElementsOf(procedures.values());
        came.forEach((procedure, sum) -> assertThat(told.getOrDefault(procedure, 0.0)).as(procedure).isCloseTo(sum, within(1e-6)));
    }

    private static String key(Map<String, Object> row, String... columns) {
        return Stream.of(columns).map(column -> String.valueOf(row.get(column))).collect(Collectors.joining("|"));
    }

    /** Each answer valued by its parts, one by one; the error is what the best of them is worth more than the one that was given. */
    @Test
    void errorsAreThoseOfTheAnswersPartByPart() {
        var worth = new TreeMap<String, TreeMap<Integer, Double>>();
        var chosen = new HashMap<String, Integer>();
        select("select game, position, number, chosen, part, amount from answer where counted").forEach(row -> {
            var decision = key(row, "game", "position");
            worth.computeIfAbsent(decision, first -> new TreeMap<>()).merge(whole(row, "number"), value(row, "amount") * WEIGHTS.get((String) row.get("part")), Double::sum);
            if ((Boolean) row.get("chosen")) {
                chosen.put(decision, whole(row, "number"));
            }
        });
        assertThat(worth).isNotEmpty();
        var errors = new TreeMap<String, Double>();
        worth.forEach((decision, values) -> errors.put(decision, values.values().stream().mapToDouble(Double::doubleValue).max().orElseThrow() - values.get(chosen.get(decision))));
        assertThat(asked("error").stream().mapToInt(row -> whole(row, "n")).sum()).isEqualTo(errors.size());
        assertThat(asked("error").stream().mapToDouble(row -> value(row, "error")).sum()).isCloseTo(errors.values().stream().mapToDouble(Double::doubleValue).sum(), within(1e-6));
        assertThat(asked("error").stream().mapToInt(row -> whole(row, "worse")).sum()).isEqualTo((int) errors.values().stream().filter(error -> error > 1e-9).count());
        var worst = errors.values().stream().filter(error -> error > 1e-9).sorted(Comparator.reverseOrder()).limit(10).toList();
        var told = asked("error-worst");
        assertThat(told).hasSameSizeAs(worst);
        for (int at = 0; at < worst.size(); at++) {
            assertThat(value(told.get(at), "error")).isCloseTo(worst.get(at), within(1e-9));
            assertThat(errors.get(key(told.get(at), "game", "position"))).isCloseTo(worst.get(at), within(1e-9));
        }
    }

    /** The first four orders of each party in each game, in the order of their positions. */
    @Test
    void openingsAreTheFirstOrders() {
        var orders = new TreeMap<String, List<String>>();
        select("select game, party, type, position from command where counted and party <> '' order by game, position")
                .forEach(row -> orders.computeIfAbsent(key(row, "game", "party"), first -> new ArrayList<>()).add((String) row.get("type")));
        var plain = new TreeMap<String, Double>();
        orders.forEach((who, all) -> add(plain, who.substring(who.indexOf('|') + 1) + ": " + String.join(", ", all.subList(0, Math.min(4, all.size()))), 1));
        var told = new TreeMap<String, Double>();
        asked("openings").forEach(row -> add(told, row.get("party") + ": " + row.get("line"), value(row, "n")));
        assertThat(told).isEqualTo(plain).isNotEmpty();
        assertThat(asked("openings")).allSatisfy(row -> assertThat(select("select type from command where game = '" + row.get("game") + "' and position = " + row.get("position"))).singleElement()
                .satisfies(last -> assertThat((String) row.get("line")).endsWith((String) last.get("type"))));
    }

    /** The three largest steps of each measure of each party in each game, with the orders between. */
    @Test
    void turningPointsAreTheLargestSteps() {
        var series = new TreeMap<String, List<Map<String, Object>>>();
        asked("figures").forEach(row -> series.computeIfAbsent(key(row, "game", "party", "measure"), first -> new ArrayList<>()).add(row));
        var plain = new TreeMap<String, String>();
        series.forEach((of, rows) -> {
            record Step(int since, int till, double change) {}
            var steps = new ArrayList<Step>();
            for (int at = 1; at < rows.size(); at++) {
                double change = value(rows.get(at), "value") - value(rows.get(at - 1), "value");
                if (change != 0) {
                    steps.add(new Step(whole(rows.get(at - 1), "position"), whole(rows.get(at), "position"), change));
                }
            }
            steps.sort(Comparator.comparing((Step step) -> -Math.abs(step.change())).thenComparing(Step::till));
            var game = of.substring(0, of.indexOf('|'));
            steps.stream().limit(3).forEach(step -> plain.put(of + "|" + step.since(), step.change() + " " + LINES.stream()
                    .filter(line -> line.game().equals(game) && line.begins() && line.event().position() > step.since() && line.event().position() <= step.till())
                    .map(line -> JSON.readTree(line.event().envelope().causedBy()).path("type").asString()).collect(Collectors.toCollection(TreeSet::new))));
        });
        var told = new TreeMap<String, String>();
        asked("turning-points").forEach(row -> told.put(key(row, "game", "party", "measure", "position"), value(row, "change") + " ["
                + (row.get("orders") == null ? "" : row.get("orders")) + "]"));
        assertThat(told).isEqualTo(plain).isNotEmpty();
    }

    /** Both leaders of each battle that was fought, as its last state has them, and who won. */
    @Test
    void generalsAreThoseOfTheBattles() {
        var n = new TreeMap<String, Double>();
        var won = new TreeMap<String, Double>();
        var fought = new HashMap<String, Line>();
        for (var line : LINES) {
            if (line.type().equals("BattleJoined")) {
                fought.remove(line.game());
            } else if (line.type().equals("BattleFought")) {
                fought.put(line.game(), line);
            } else if (line.type().equals("BattleEnded") && fought.containsKey(line.game())) {
                for (var side : List.of("phasing", "nonPhasing")) {
                    var who = fought.get(line.game()).fact().path("battle").path(side);
                    var key = who.path("country").asString() + " " + who.path("leader").path("name").asString("") + " " + who.path("leader").path("shock").asInt(-1);
                    add(n, key, 1);
                    add(won, key, line.text("winner").equals(side) ? 1 : 0);
                }
            }
        }
        var told = new TreeMap<String, Double>();
        var wins = new TreeMap<String, Double>();
        asked("eu-generals").forEach(row -> {
            var key = row.get("party") + " " + row.get("leader") + " " + (row.get("shock") == null ? -1 : row.get("shock"));
            add(told, key, value(row, "n"));
            add(wins, key, value(row, "won"));
        });
        assertThat(told).isEqualTo(n).isNotEmpty();
        assertThat(wins).isEqualTo(won);
    }

    /** Sieges that ended: the actions on a place since its last siege, those in winter by the box of the round. */
    @Test
    void siegesInWinterAreThoseOfTheRecords() {
        var plain = new TreeMap<String, String>();
        var totals = new TreeMap<Boolean, int[]>();
        var actions = new HashMap<String, int[]>();
        var winter = new HashMap<String, Boolean>();
        for (var line : LINES) {
            var place = line.game() + " " + line.text("province");
            switch (line.type()) {
                case "RoundBegan" -> winter.put(line.game(), line.text("box").startsWith("W"));
                case "FortressUndermined", "BreachMade", "AssaultFought" -> {
                    var counts = actions.computeIfAbsent(place, first -> new int[2]);
                    counts[0]++;
                    counts[1] += winter.getOrDefault(line.game(), false) ? 1 : 0;
                }
                case "FortressFell", "SiegeLifted" -> {
                    var counts = actions.remove(place);
                    if (counts != null) {
                        var sums = totals.computeIfAbsent(counts[1] > 0, first -> new int[3]);
                        sums[0]++;
                        sums[1] += line.type().equals("FortressFell") ? 1 : 0;
                        sums[2] += counts[0];
                    }
                }
                default -> { }
            }
        }
        totals.forEach((in, sums) -> plain.put(in.toString(), sums[0] + " " + sums[1] + " " + sums[2]));
        var told = new TreeMap<String, String>();
        asked("eu-winter-siege").forEach(row -> told.put(row.get("in_winter").toString(), whole(row, "n") + " " + whole(row, "taken") + " " + Math.round(value(row, "rounds") * value(row, "n"))));
        assertThat(told).isEqualTo(plain).isNotEmpty();
    }

    /** The chits that were shown first in each combat. */
    @Test
    void chitsAreThoseThatWereShown() {
        var plain = new TreeMap<String, Double>();
        var shown = new HashMap<String, String>();
        for (var line : LINES) {
            switch (line.type()) {
                case "CombatBegan" -> shown.remove(line.game());
                case "ChitsRevealed" -> shown.putIfAbsent(line.game(), line.text("attacker") + " " + line.text("defender"));
                case "CombatClosed" -> {
                    if (shown.containsKey(line.game())) {
                        add(plain, shown.get(line.game()), 1);
                    }
                }
                default -> { }
            }
        }
        var told = new TreeMap<String, Double>();
        asked("eia-chits").forEach(row -> add(told, row.get("chit") + " " + row.get("against_chit"), value(row, "n")));
        assertThat(told).isEqualTo(plain).isNotEmpty();
    }

    /**
     * The best chit of the attacker gains as much as the best chit of the defender loses: the value of the equilibrium of the day, by the standard weights of 10 for a
     * political point and 1 for a factor. No chosen chit is worth more. The four days of the war of the Turks and the Russians have both, the first of them with outflank on both sides; the campaign in Europe is not over, and what its corps
     * hold is hidden.
     */
    @Test
    void chitsStandBesideTheEquilibrium() {
        var days = new TreeMap<String, List<Map<String, Object>>>();
        select("select game, position, party, answer, value, best, error from decision where counted and kind = 'ChooseChit' and error is not null order by game, position").forEach(row ->
                days.computeIfAbsent(row.get("game") + " " + LINES.stream().filter(line -> line.game().equals(row.get("game")) && line.type().equals("ChitsRevealed")
                        && line.event().position() > whole(row, "position")).findFirst().orElseThrow().event().position(), first -> new ArrayList<>()).add(row));
        assertThat(days).hasSize(4);
        days.forEach((day, both) -> {
            assertThat(both).as(day).hasSize(2).allSatisfy(chit -> assertThat(value(chit, "value")).isLessThanOrEqualTo(value(chit, "best") + 1e-9));
            assertThat(value(both.getFirst(), "best")).as(day).isCloseTo(-value(both.getLast(), "best"), within(1e-6));
        });
        var n = new TreeMap<String, Double>();
        var error = new TreeMap<String, Double>();
        days.values().stream().flatMap(List::stream).forEach(chit -> {
            add(n, chit.get("party") + " " + chit.get("answer"), 1);
            add(error, chit.get("party") + " " + chit.get("answer"), value(chit, "error"));
        });
        var asked = asked("eia-chit-choices");
        assertThat(asked).hasSameSizeAs(n.keySet());
        asked.forEach(row -> {
            var chit = row.get("party") + " " + row.get("chit");
            assertThat(value(row, "n")).as(chit).isEqualTo(n.get(chit));
            assertThat(value(row, "error") * value(row, "n")).as(chit).isCloseTo(error.get(chit), within(1e-6));
            assertThat(value(row, "equilibrium") - value(row, "value")).as(chit).isCloseTo(value(row, "error"), within(1e-6));
        });
    }

    @Test
    void assaultsAreThoseOfTheRecords() {
        var what = Map.of("AssaultAttempted", "attempt", "SiegeFightEnded", "fight", "CityCaptured", "captured", "CityStarvedOut", "starved");
        agree("eia-assaults", "what", "n", plain(List.copyOf(what.keySet()), (line, sums) -> add(sums, what.get(line.type()), 1)));
    }
}
