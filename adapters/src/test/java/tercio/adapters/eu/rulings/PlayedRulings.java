package tercio.adapters.eu.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.eu.question.PlayedQuestion;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.turn.round.play.RoundEvent.ContinuationRolled;
import tercio.domain.game.Event;
import tercio.domain.ruling.Step;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The rulings of a game on land, in the order in which they were made, each with the request that the game gives for it. */
final class PlayedRulings {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final List<PlayedRuling> asked = new ArrayList<>();
    /** The steps of the battle whose dice are being rolled. */
    private final List<Step> told = new ArrayList<>();

    private PlayedRulings() {}

    static PlayedRulings of(EuMilitary rules, List<Chance.Turn> turns) {
        var rulings = new PlayedRulings();
        if (!turns.isEmpty()) {
            rulings.read(edition(rules), new PlayedGame(rules, turns.getFirst().before(), turns));
        }
        return rulings;
    }

    private static Edition edition(EuMilitary rules) {
        return Stream.of(Editions.military(), Editions.fast(), Editions.rapid()).filter(each -> each.id().equals(rules.id())).findFirst().orElseThrow();
    }

    List<PlayedRuling> asked() {
        return asked;
    }

    private void read(Edition edition, PlayedGame game) {
        for (var event : game.events()) {
            if (event.fact() instanceof BattleFought) {
                told.addAll(steps(event));
            }
            outcome(event.fact()).ifPresent(outcome -> {
                var request = PlayedQuestion.of(edition, game, event.position()).orElseThrow(() -> new AssertionError("no question of " + event.fact()));
                asked.add(new PlayedRuling(request, event.fact() instanceof BattleEnded ? List.copyOf(told) : steps(event), outcome));
            });
            if (event.fact() instanceof BattleEnded) {
                told.clear();
            }
        }
    }

    private static List<Step> steps(RecordedEvent event) {
        return event.envelope().explanation().steps();
    }

    private static Optional<Map<String, JsonNode>> outcome(Event fact) {
        return Optional.ofNullable(switch (fact) {
            case ContinuationRolled rolled -> Map.of("/modified", JSON.numberNode(rolled.modified()), "/extendedCampaign", JSON.booleanNode(rolled.extended()),
                    "/badWeather", JSON.booleanNode(rolled.badWeather()));
            case InterceptionAttempted attempt -> Map.of("/success", JSON.booleanNode(attempt.success()));
            case CounterInterceptionAttempted attempt -> Map.of("/success", JSON.booleanNode(attempt.success()));
            case FortressUndermined undermined -> Map.of("/result", JSON.stringNode(undermined.result().toString()),
                    "/attritionDue", JSON.booleanNode(undermined.attritionDue()));
            case AssaultFought fought -> Map.of("/fortressFalls", JSON.booleanNode(fought.falls()));
            case EvasionAttempted attempt -> Map.of("/success", JSON.booleanNode(attempt.success()));
            case BattleEnded ended -> Map.of("/winner", JSON.stringNode(ended.winner() == null ? "none" : ended.winner().word()),
                    "/majorBattle", JSON.booleanNode(ended.major()),
                    "/phasing/lossesLd", JSON.numberNode(ended.lossesLd().get(Side.PHASING)),
                    "/nonPhasing/lossesLd", JSON.numberNode(ended.lossesLd().get(Side.NON_PHASING)),
                    "/stability", changes(ended.stability()),
                    "/victoryPoints", changes(ended.victoryPoints()));
            default -> null;
        });
    }

    private static ObjectNode changes(Map<CountryId, Integer> byCountry) {
        var json = JSON.objectNode();
        byCountry.forEach((country, change) -> json.put(country.value(), change));
        return json;
    }
}
