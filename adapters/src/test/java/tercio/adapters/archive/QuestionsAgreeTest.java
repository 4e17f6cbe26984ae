package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Named questions over recorded games without copies, beside sums over the lines of their records. */
class QuestionsAgreeTest extends OverRecordedGames {

    @Test
    void attemptsToInterceptAreThoseOfTheRecords() {
        var element = Map.of("InterceptionAttempted", "land", "CounterInterceptionAttempted", "counter", "SeaInterceptionAttempted", "sea");
        agree("eu-interception", "element", "n", plain(List.copyOf(element.keySet()), (line, sums) -> add(sums, element.get(line.type()), 1)));
        agree("eu-interception", "element", "succeeded", plain(List.copyOf(element.keySet()), (line, sums) -> add(sums, element.get(line.type()), line.is("success") ? 1 : 0)));
    }

    @Test
    void attritionIsThatOfTheRecords() {
        var marches = plain(List.of("MarchAttritionRolled"), (line, sums) -> add(sums, "march", line.number("ld")));
        var fleets = plain(List.of("NavalAttritionRolled"), (line, sums) -> add(sums, "naval", line.number("lostThirds") / 3.0));
        assertThat(asked("eu-attrition", "kind", "ld").get("march")).isEqualTo(marches.get("march"));
        assertThat(asked("eu-attrition", "kind", "ships").get("naval")).isCloseTo(fleets.get("naval"), within(1e-6));
        agree("eu-attrition", "", "n", plain(List.of("MarchAttritionRolled", "AttritionRolled", "NavalAttritionRolled"), (line, sums) -> add(sums, "", 1)));
    }

    @Test
    void siegesAreThoseOfTheRecords() {
        var results = Map.of("siegework-plus", "S+", "siegework-minus", "S-", "breach-or-war-honour", "B-or-WH");
        agree("eu-sieges", "result", "n", plain(List.of("FortressUndermined"), (line, sums) -> add(sums, results.getOrDefault(line.text("result"), line.text("result")), 1)));
        var actions = Map.of("FortressUndermined", "undermining", "BreachMade", "breach", "AssaultFought", "assault");
        agree("eu-assault", "action", "n", plain(List.copyOf(actions.keySet()), (line, sums) -> add(sums, actions.get(line.type()), 1)));
        assertThat(asked("eu-assault", "action", "fell").get("assault")).isEqualTo(plain(List.of("AssaultFought"), (line, sums) -> add(sums, "", line.is("falls") ? 1 : 0)).get(""));
    }

    @Test
    void battlesAreThoseOfTheRecords() {
        agree("eu-battles", "", "n", plain(List.of("BattleEnded"), (line, sums) -> add(sums, "", 1)));
        agree("eu-battles", "", "won", plain(List.of("BattleEnded"), (line, sums) -> add(sums, "", line.text("winner").equals("phasing") ? 1 : 0)));
        agree("eu-battles", "", "major", plain(List.of("BattleEnded"), (line, sums) -> add(sums, "", line.is("major") ? 1 : 0)));
        agree("eu-battle-list", "place", "lost", plain(List.of("BattleEnded", "BattleAvoided"),
                (line, sums) -> add(sums, line.text("province"), line.fact().path("lossesLd").path("phasing").asInt(0))));
        agree("eu-sea-battles", "", "n", plain(List.of("SeaBattleEnded"), (line, sums) -> add(sums, "", 1)));
        agree("eu-sea-battles", "", "won", plain(List.of("SeaBattleEnded"), (line, sums) -> add(sums, "", line.text("winner").equals("phasing") ? 1 : 0)));
        var evaded = plain(List.of("BattleAvoided", "SeaBattleAvoided"), (line, sums) -> add(sums, "evaded", 1));
        assertThat(asked("eu-evasion", "evasion", "n").getOrDefault("evaded", 0.0)).isEqualTo(evaded.getOrDefault("evaded", 0.0));
    }

    @Test
    void campaignsAreThoseOfTheRecords() {
        agree("eu-money", "party", "ducats", plain(List.of("CampaignDeclared", "CampaignGranted"), (line, sums) -> add(sums, line.text("country"), line.number("price"))));
    }

    @Test
    void commandsAndModifiersAreThoseOfTheRecords() {
        var commands = new TreeMap<String, Double>();
        var games = new TreeMap<String, Double>();
        var modifiers = new TreeMap<String, Double>();
        for (var line : LINES) {
            if (line.begins()) {
                add(commands, JSON.readTree(line.event().envelope().causedBy()).path("type").asString(), 1);
                add(games, line.game(), 1);
            }
            line.event().envelope().explanation().steps().forEach(step -> step.modifiers().forEach(modifier -> add(modifiers, modifier.reason(), modifier.value())));
        }
        agree("activity", "type", "n", commands);
        agree("pace", "game", "n", games);
        agree("modifiers", "reason", "total", modifiers);
        assertThat(asked("sessions", "game", "events").keySet()).isEqualTo(games.keySet());
    }

    @Test
    void forageAndCombatsOfEmpiresInArmsAreThoseOfTheRecords() {
        agree("eia-forage", "kind", "lost", plain(List.of("CorpsForaged", "BesiegedForaged"), (line, sums) -> add(sums, line.type().equals("CorpsForaged") ? "corps" : "besieged", line.number("lost"))));
        agree("eia-combats", "", "n", plain(List.of("CombatClosed"), (line, sums) -> add(sums, "", 1)));
        agree("eia-combats", "", "won", plain(List.of("CombatDecided"), (line, sums) -> add(sums, "", line.text("winner").equals("attacker") ? 1 : 0)));
    }

    private static List<List<Object>> rows(String question, String record) {
        return archive.questions().ask(archive.questions().find(question).orElseThrow(), new Filters(Map.of(Filters.GAME, List.of(GAMES.get(record)))), archive.games()).table().rows();
    }

    /**
     * The two longest recorded games, counted in their files by hand: nothing in them is undone. The war of the Turks and the Russians is over: 100 dice with 328 pips, 14 of them sealed
     * until its end, 462 commands, 8 combats of which the attacker won 4. Russia's corps foraged 14 times and lost 21 factors, Turkey's 35 times and 30; in besieged cities Russia 4 times and 2, Turkey 3 times and 4.
     */
    @Test
    void theWarOfTheTurksAndTheRussiansIsTheOneOfItsFile() {
        var dice = rows("dice", "turks-and-russians");
        assertThat(dice.stream().mapToInt(row -> ((Number) row.get(5)).intValue()).sum()).isEqualTo(100);
        assertThat(dice.stream().mapToDouble(row -> ((Number) row.get(5)).intValue() * ((Number) row.get(6)).doubleValue()).sum()).isCloseTo(328, within(1e-6));
        assertThat(rows("pace", "turks-and-russians")).singleElement().satisfies(row -> assertThat(row.get(4)).isEqualTo(462L));
        var combats = rows("eia-combats", "turks-and-russians");
        assertThat(combats.stream().mapToLong(row -> ((Number) row.get(3)).longValue()).sum()).isEqualTo(8);
        assertThat(combats.stream().mapToLong(row -> ((Number) row.get(4)).longValue()).sum()).isEqualTo(4);
        assertThat(forage("turks-and-russians")).isEqualTo(Map.of("russia corps", "14 21", "turkey corps", "35 30", "russia besieged", "4 2", "turkey besieged", "3 4"));
    }

    /** A host gave all orders of this war: each is the order of the power for which it was given, and both powers have an opening. */
    @Test
    void anOrderThatAHostGaveIsOfThePowerForWhichItWasGiven() {
        assertThat(rows("activity", "turks-and-russians").stream().map(row -> row.get(0)).distinct()).contains("russia", "turkey");
        var openings = archive.openings(new Filters(Map.of(Filters.GAME, List.of(GAMES.get("turks-and-russians")))), archive.games(), List.of());
        assertThat(openings.stream().map(Opening::party)).containsExactlyInAnyOrder("russia", "turkey");
    }

    /** The campaign of 1805: 8 combats of which the attacker won 3; the forage of Austria cost 20 factors in 12 rolls, that of France 34 in 16, that of Prussia 19 in 7. */
    @Test
    void theCampaignInEuropeIsTheOneOfItsFile() {
        var combats = rows("eia-combats", "europe");
        assertThat(combats.stream().mapToLong(row -> ((Number) row.get(3)).longValue()).sum()).isEqualTo(8);
        assertThat(combats.stream().mapToLong(row -> ((Number) row.get(4)).longValue()).sum()).isEqualTo(3);
        assertThat(forage("europe")).containsEntry("austria corps", "12 20").containsEntry("france corps", "16 34").containsEntry("prussia corps", "7 19")
                .containsEntry("turkey corps", "14 8").containsEntry("great-britain corps", "7 17").containsEntry("spain besieged", "1 1");
    }

    /** Rolls and factors lost, by power and kind over all seasons. */
    private static Map<String, String> forage(String record) {
        var rolls = new TreeMap<String, Long>();
        var lost = new TreeMap<String, Long>();
        rows("eia-forage", record).forEach(row -> {
            var key = row.get(0) + " " + row.get(1);
            rolls.merge(key, ((Number) row.get(3)).longValue(), Long::sum);
            lost.merge(key, ((Number) row.get(4)).longValue(), Long::sum);
        });
        var told = new TreeMap<String, String>();
        rolls.forEach((key, n) -> told.put(key, n + " " + lost.get(key)));
        return told;
    }
}
