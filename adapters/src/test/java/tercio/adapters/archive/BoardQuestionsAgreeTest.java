package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.game.Viewer;
import tercio.projections.GameHistory;
import tercio.projections.RulesAtPosition;
import tools.jackson.databind.JsonNode;

/** The named questions whose figures stand on boards, beside sums over the boards as everybody reads them over the API, and over the lines of the records. */
class BoardQuestionsAgreeTest extends OverRecordedGames {

    private static final Map<String, GameHistory> SEEN = new TreeMap<>();

    private static GameHistory seen(String game) {
        return SEEN.computeIfAbsent(game, each -> {
            var whole = backend.histories().of(each).orElseThrow();
            return !whole.opening().keepsSecrets() || RulesAtPosition.of(whole, whole.position()).isOver() ? whole : whole.seenBy(Viewer.PUBLIC);
        });
    }

    private static JsonNode board(String game, int position) {
        var history = seen(game);
        return JSON.readTree(backend.json().writeValueAsString(backend.views().body(history, "board", List.of(), position).orElseThrow()));
    }

    private static JsonNode lastBoard(String game) {
        return board(game, seen(game).position());
    }

    private static boolean isEuropa(JsonNode board) {
        return board.has("countries");
    }

    /** The first measure of each party: victory points of a country, political points of a power. */
    private static Map<String, Double> points(JsonNode board) {
        var points = new TreeMap<String, Double>();
        board.path("countries").properties().forEach(country -> points.put(country.getKey(), country.getValue().path("victoryPoints").asDouble()));
        board.path("powers").properties().forEach(power -> points.put(power.getKey(), power.getValue().path("politicalPoints").asDouble()));
        return points;
    }

    private static double number(Map<String, Object> row, String column) {
        return ((Number) row.get(column)).doubleValue();
    }

    /** The points on the last board of each game, by scenario and party: how many, mean, least, most, and the interval of the mean by the normal distribution. */
    @Test
    void resultsAreThePointsOfTheLastBoards() {
        var plain = new TreeMap<String, List<Double>>();
        GAMES.values().forEach(game -> {
            var opened = seen(game).openingEvent();
            points(lastBoard(game)).forEach((party, points) ->
                    plain.computeIfAbsent(opened.ruleset() + " " + opened.scenario().name() + " " + party, first -> new ArrayList<>()).add(points));
        });
        var told = asked("results");
        assertThat(told.stream().map(row -> row.get("ruleset") + " " + row.get("scenario") + " " + row.get("party"))).containsExactlyInAnyOrderElementsOf(plain.keySet());
        for (var row : told) {
            var points = plain.get(row.get("ruleset") + " " + row.get("scenario") + " " + row.get("party"));
            double mean = points.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            assertThat(number(row, "n")).isEqualTo(points.size());
            assertThat(number(row, "mean")).isCloseTo(mean, within(1e-9));
            assertThat(number(row, "worst")).isEqualTo(points.stream().mapToDouble(Double::doubleValue).min().orElseThrow());
            assertThat(number(row, "best")).isEqualTo(points.stream().mapToDouble(Double::doubleValue).max().orElseThrow());
            if (points.size() > 1) {
                double variance = points.stream().mapToDouble(point -> (point - mean) * (point - mean)).sum() / (points.size() - 1);
                double half = 1.96 * Math.sqrt(variance / points.size());
                assertThat(number(row, "low")).isCloseTo(mean - half, within(1e-6));
                assertThat(number(row, "high")).isCloseTo(mean + half, within(1e-6));
            } else {
                assertThat(row.get("low")).isNull();
            }
        }
    }

    private static int ld(JsonNode units) {
        return 4 * units.path("armyPlus").asInt() + 2 * units.path("armyMinus").asInt() + units.path("ld").asInt() + units.path("pashaLd").asInt();
    }

    private static int thirds(JsonNode ships) {
        return 3 * (ships.path("nwd").asInt() + ships.path("ngd").asInt() + ships.path("ntd").asInt() + ships.path("vgd").asInt()) + ships.path("nde").asInt();
    }

    private static int factors(JsonNode factors) {
        return factors.path("counts").valueStream().mapToInt(JsonNode::asInt).sum();
    }

    /** LD of the stacks of each country. */
    private static Map<String, Double> troops(JsonNode board) {
        var troops = new TreeMap<String, Double>();
        board.path("stacks").valueStream().filter(stack -> stack.hasNonNull("country")).forEach(stack -> add(troops, stack.path("country").asString(), ld(stack.path("units"))));
        return troops;
    }

    /** Thirds of a ship of each country. */
    private static Map<String, Double> ships(JsonNode board) {
        var ships = new TreeMap<String, Double>();
        board.path("navies").path("stacks").valueStream().forEach(stack -> add(ships, stack.path("country").asString(), thirds(stack.path("ships"))));
        return ships;
    }

    /** The value of a measure of a party, read from a board. */
    private static double measured(JsonNode board, String party, String measure) {
        if (isEuropa(board)) {
            var country = board.path("countries").path(party);
            return switch (measure) {
                case "points" -> country.path("victoryPoints").asDouble();
                case "stability" -> country.path("stability").asDouble();
                // Income of the phase less its expenses: lines A are income, lines B are spent.
                case "money" -> country.path("spent").properties().stream().mapToInt(line -> (line.getKey().startsWith("A") ? 1 : -1) * line.getValue().asInt()).sum();
                case "strength" -> troops(board).getOrDefault(party, 0.0);
                case "ships" -> ships(board).getOrDefault(party, 0.0);
                case "territory" -> board.path("fortresses").valueStream().filter(fortress -> fortress.path("controller").asString("").equals(party)).count();
                default -> throw new AssertionError(measure);
            };
        }
        var power = board.path("powers").path(party);
        var cities = board.path("cities").valueStream().filter(city -> city.path("controller").asString("").equals(party)).toList();
        return switch (measure) {
            case "points" -> power.path("politicalPoints").asDouble();
            case "money" -> power.path("money").asDouble();
            case "strength" -> board.path("corps").valueStream().filter(corps -> corps.path("power").asString().equals(party)).mapToInt(corps -> factors(corps.path("factors"))).sum()
                    + cities.stream().flatMap(city -> city.path("garrisons").valueStream()).mapToInt(BoardQuestionsAgreeTest::factors).sum();
            case "territory" -> cities.size();
            default -> throw new AssertionError(measure);
        };
    }

    /** Each figure of each box beside the board at the event that began the box; the boxes follow each other without a gap. */
    @Test
    void figuresAreThoseOfTheBoardsOfTheirBoxes() {
        var boards = new TreeMap<String, JsonNode>();
        var measures = new TreeSet<String>();
        var differing = new TreeSet<String>();
        var asked = asked("figures");
        for (var row : asked) {
            var game = (String) row.get("game");
            int position = ((Number) row.get("position")).intValue();
            // The first box begins before its first event.
            boolean first = ((Number) row.get("step")).intValue() == 1;
            var board = boards.computeIfAbsent(game + " " + (first ? position - 1 : position), each -> board(game, first ? position - 1 : position));
            var measure = (String) row.get("measure");
            measures.add(measure);
            if (Math.abs(number(row, "value") - measured(board, (String) row.get("party"), measure)) > 1e-9) {
                differing.add(row + " but the board has " + measured(board, (String) row.get("party"), measure));
            }
        }
        assertThat(differing).isEmpty();
        assertThat(measures).containsExactly("money", "points", "ships", "stability", "strength", "territory");
        for (var game : GAMES.values()) {
            var boxes = select("select from_position, to_position from moment where game = '" + game + "' order by from_position, to_position");
            assertThat(boxes).hasSizeGreaterThan(1);
            for (int at = 1; at < boxes.size(); at++) {
                // The first event may lead out of the box in which the game began.
                double gap = number(boxes.get(at), "from_position") - number(boxes.get(at - 1), "to_position");
                assertThat(gap).as(game + " " + boxes.get(at)).isEqualTo(at == 1 && gap == 0 ? 0 : 1);
            }
            var positions = asked.stream().filter(row -> row.get("game").equals(game)).map(row -> ((Number) row.get("position")).intValue()).collect(Collectors.toCollection(TreeSet::new));
            assertThat(positions).isEqualTo(boxes.stream().map(box -> ((Number) box.get("from_position")).intValue()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    /** Each event of losses of Europa: how many LD and ships are on the board before it and after it, by the cause that was announced or that the event names. */
    @Test
    void lossesAreWhatTheBoardsLack() {
        var ld = new TreeMap<String, Double>();
        var ships = new TreeMap<String, Double>();
        var onLand = List.of("LossesTaken", "StackDestroyed");
        var atSea = Map.of("ShipsLost", "sea", "ShipsLostInBattle", "sea battle", "ShipsCaptured", "sea battle", "TroopsSunk", "sea battle", "SeaLossesTaken", "sea battle", "ShotFromShore", "shore fire");
        var why = new TreeMap<String, String>();
        for (var line : LINES) {
            int position = line.event().position();
            if (line.type().equals("LossesSuffered")) {
                why.put(line.game(), line.text("why"));
            } else if (onLand.contains(line.type())) {
                var before = board(line.game(), position - 1);
                var left = troops(board(line.game(), position));
                // A stack that is destroyed while losses are owed is destroyed by these.
                var owed = before.path("duties").path(0).path("why").asString("");
                var cause = line.type().equals("LossesTaken") ? why.get(line.game()) : owed.isEmpty() ? line.text("why") : owed;
                troops(before).forEach((country, was) -> lost(ld, country + " " + cause, was - left.getOrDefault(country, 0.0)));
            } else if (atSea.containsKey(line.type())) {
                var left = ships(board(line.game(), position));
                ships(board(line.game(), position - 1)).forEach((country, was) -> lost(ships, country + " " + atSea.get(line.type()), was - left.getOrDefault(country, 0.0)));
            }
        }
        ld.keySet().removeIf(key -> key.endsWith(" garrison"));
        var toldLd = new TreeMap<String, Double>();
        var toldShips = new TreeMap<String, Double>();
        asked("eu-losses").forEach(row -> {
            lost(toldLd, row.get("party") + " " + row.get("cause"), number(row, "ld"));
            lost(toldShips, row.get("party") + " " + row.get("cause"), Math.rint(number(row, "ships") * 3));
        });
        assertThat(toldLd).isEqualTo(ld).isNotEmpty();
        assertThat(toldShips).isEqualTo(ships).isNotEmpty();
    }

    private static void lost(Map<String, Double> sums, String key, double amount) {
        if (amount > 0) {
            add(sums, key, amount);
        }
    }

    /**
     * The economic record sheets: campaigns on the line of their kind, gold that was landed. The record of a turn that ended tells its sums once more, over what the scenario began
     * with: they are those of the entries.
     */
    @Test
    void theSheetIsThatOfTheRecords() {
        var lines = Map.of("passive", "B40", "simple-no-logistics", "B40", "simple", "B41", "active", "B41", "major", "B42", "multiple", "B43");
        var plain = new TreeMap<String, Double>();
        for (var line : LINES) {
            switch (line.type()) {
                case "CampaignDeclared" -> {
                    if (lines.containsKey(line.text("campaign"))) {
                        upgraded(plain, line, lines);
                    }
                }
                case "GoldLanded" -> add(plain, line.text("country") + " A10", line.number("ducats"));
                case "ShipsCaptured" -> assertThat(line.number("seized")).isZero();
                case "CampaignGranted", "TroopsLevied", "ShipsRefitted", "ConvoyLost", "ConvoyAttacked" -> throw new AssertionError("nothing of the kind is in these games: " + line);
                default -> { }
            }
        }
        var told = new TreeMap<String, Double>();
        asked("eu-sheet").forEach(row -> add(told, row.get("party") + " " + row.get("line"), number(row, "ducats")));
        assertThat(told).isEqualTo(plain).isNotEmpty();
        var turns = LINES.stream().filter(line -> line.type().equals("TurnEnded")).toList();
        assertThat(turns).isNotEmpty().allSatisfy(turn -> {
            var sums = new TreeMap<String, Double>();
            turn.fact().path("costs").properties().forEach(country -> country.getValue().properties().forEach(line -> lost(sums, country.getKey() + " " + line.getKey(), line.getValue().asInt())));
            var entries = new TreeMap<String, Double>();
            select("select party, line, sum(ducats) as ducats from eu_money where counted and game = '" + turn.game() + "' and position <= " + turn.event().position() + " group by all")
                    .forEach(row -> lost(entries, row.get("party") + " " + row.get("line"), number(row, "ducats")));
            assertThat(entries).isEqualTo(sums);
        });
    }

    /** A campaign that was upgraded moves what was paid before to the dearer line. */
    private static void upgraded(Map<String, Double> plain, Line line, Map<String, String> lines) {
        var to = lines.get(line.text("campaign"));
        if (line.text("upgraded").isEmpty() || line.text("upgraded").equals("none")) {
            add(plain, line.text("country") + " " + to, line.number("price"));
        } else {
            add(plain, line.text("country") + " " + lines.get(line.text("upgraded")), -line.number("upgradedPrice"));
            add(plain, line.text("country") + " " + to, line.number("price") + line.number("upgradedPrice"));
        }
    }

    /** The points of combats and the costs of forced access, line by line; over all a power has the points of the last board. */
    @Test
    void politicalPointsAreThoseOfTheRecords() {
        var sign = Map.of("PoliticalPointsChanged", 1, "SiegePointsGained", 1, "AccessForced", -1, "WarDeclared", -1);
        agree("eia-points", "party", "points", plain(List.copyOf(sign.keySet()), (line, sums) -> {
            if (line.number("points") != 0) {
                add(sums, line.text("power"), sign.get(line.type()) * line.number("points"));
            }
        }));
        agree("eia-points", "cause", "n", plain(List.copyOf(sign.keySet()), (line, sums) -> {
            if (line.number("points") != 0) {
                add(sums, line.type(), 1);
            }
        }));
        var sums = asked("eia-points", "party", "points");
        var last = new TreeMap<String, Double>();
        GAMES.values().stream().map(BoardQuestionsAgreeTest::lastBoard).filter(board -> !isEuropa(board)).forEach(board -> points(board).forEach((power, points) -> add(last, power, points)));
        last.forEach((power, points) -> assertThat(sums.getOrDefault(power, 0.0)).as(power).isEqualTo(points));
    }

    /** Casualties and hunger as their lines tell them; over all causes a power has lost what the last board says, those of unknown types included. */
    @Test
    void factorsLostAreThoseOfTheRecords() {
        var told = new TreeMap<String, Double>();
        asked("eia-losses").forEach(row -> add(told, (String) row.get("cause"), number(row, "factors")));
        var casualties = plain(List.of("CasualtiesTaken"), (line, sums) -> line.fact().path("losses").forEach(loss -> add(sums, "", loss.path("count").asInt())));
        var hunger = plain(List.of("HungerLossesTaken"), (line, sums) -> line.fact().path("losses").forEach(loss -> add(sums, "", factors(loss.path("factors")))));
        assertThat(told.get("CasualtiesTaken")).isEqualTo(casualties.get(""));
        assertThat(told.get("HungerLossesTaken")).isEqualTo(hunger.get(""));
        var last = new TreeMap<String, Double>();
        GAMES.values().stream().map(BoardQuestionsAgreeTest::lastBoard).filter(board -> !isEuropa(board)).forEach(board -> board.path("powers").properties()
                .forEach(power -> lost(last, power.getKey(), factors(power.getValue().path("lost")) + power.getValue().path("unseen").asInt())));
        assertThat(asked("eia-losses", "party", "factors")).isEqualTo(last).isNotEmpty();
    }
}
