package tercio.adapters.eu.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.ExplanationJson;
import tercio.adapters.eu.question.PlayedQuestion;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.interception.InterceptionReadings;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.ruling.Step;
import tercio.projections.GameHistory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every roll of a game asked again at the adjudicator, by the request that the game itself gives, with the dice that fell. */
final class AskedAgain {

    private final Adjudicator adjudicator = RulebookModules.all().adjudicator();
    private final Map<String, Integer> asked = new TreeMap<>();
    /** The events of orders with dice for which no event has a question. */
    private final Set<String> unasked = new TreeSet<>();

    /** The number of times that each procedure was asked. */
    Map<String, Integer> asked() {
        return asked;
    }

    Set<String> unasked() {
        return unasked;
    }

    void all(Edition edition, GameHistory history, String game) {
        var answered = new TreeSet<Integer>();
        for (int position = 1; position <= history.position(); position++) {
            var event = history.events().get(position - 1);
            var request = PlayedQuestion.of(edition, history, position);
            if (request.isPresent()) {
                answered.add(event.envelope().since());
                // A battle is one question, whole only at its end.
                if (!(event.fact() instanceof BattleFought) && !(event.fact() instanceof SeaBattleFought)) {
                    check(edition, history, event, request.get(), game + ", position " + position);
                }
            }
        }
        for (var event : history.events()) {
            if (!event.envelope().rolls().isEmpty() && !answered.contains(event.position())) {
                unasked.add(event.fact().getClass().getSimpleName());
                assertThat(history.events()).as("why %s at %d has no question", event.fact(), event.position()).anyMatch(
                        of -> of.envelope().since() == event.position() && PlayedQuestion.whyNone(edition, history, of.position()).isPresent());
            }
        }
    }

    private void check(Edition edition, GameHistory history, RecordedEvent event, ObjectNode request, String where) {
        asked.merge(request.path("procedure").asString(), 1, Integer::sum);
        var result = adjudicator.adjudicate(request);
        assertThat(result).as("%s, %s: %s%n%s", where, event.fact(), request, result.json()).isInstanceOf(AdjudicationResult.Ruled.class);
        var answer = result.json();
        var told = comparable(ExplanationJson.json(told(history, event), new EuMilitary(edition)::isReconstructed));
        var again = comparable(answer.path("explanation"));
        if (request.has("pillageChoice") && again.size() > told.size()) {
            again = again.subList(0, told.size());
        }
        assertThat(again).as("%s, %s: %s", where, event.fact(), request).isEqualTo(told);
        assertThat(answer.has("unusedDice")).as("dice that only the game needed, %s: %s", where, request).isFalse();
        if (event.fact() instanceof SeaBattleEnded ended) {
            assertThat(answer.path("winner").asString()).as(where).isEqualTo(ended.winner() == null ? "none" : ended.winner().word());
            assertThat(answer.path("majorBattle").asBoolean()).as(where).isEqualTo(ended.major());
        }
        if (event.fact() instanceof AssaultFought fought) {
            assertThat(answer.path("fortressFalls").asBoolean()).as(where).isEqualTo(fought.falls());
        }
    }

    /** The steps of a roll, and of a battle all steps since its first roll; the number of counters beside the map is a matter of the game. */
    private static List<Step> told(GameHistory history, RecordedEvent event) {
        var steps = new ArrayList<Step>(event.envelope().explanation().steps());
        if (event.fact() instanceof ConvoyAttacked) {
            steps.removeIf(step -> step.rule().id().equals("EU-CONVOY-ATTACK-WHO"));
        }
        Class<?> rolls = event.fact() instanceof BattleEnded ? BattleFought.class : event.fact() instanceof SeaBattleEnded ? SeaBattleFought.class : null;
        for (int at = event.position() - 1; rolls != null && at > 0 && history.events().get(at - 1).fact().getClass() != event.fact().getClass(); at--) {
            var earlier = history.events().get(at - 1);
            if (rolls.isInstance(earlier.fact())) {
                steps.addAll(0, earlier.envelope().explanation().steps());
            }
        }
        steps.removeIf(step -> step.rule().id().equals("EU-UNIT-4"));
        return steps;
    }

    /**
     * The steps without what a single request does not hold: by which stack a side is called, in which order several try to intercept, and which of
     * two Pashas has how many of their LD.
     */
    private static List<JsonNode> comparable(JsonNode explanation) {
        return explanation.valueStream().<JsonNode>map(step -> {
            var same = (ObjectNode) ((ObjectNode) step.deepCopy()).without("side");
            if (same.path("rule").asString().equals("EU-SIZE-1")) {
                same.put("result", same.path("result").asString().replace("Pasha of 1 LD, Pasha of 3 LD", "2 Pashas of 2 LD"));
            }
            return same.path("readings").valueStream().anyMatch(reading -> reading.asString().equals(InterceptionReadings.INTERCEPTION_ORDER.id()))
                    ? same.without("readings") : same;
        }).toList();
    }
}
