package tercio.adapters.eu.question;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Roll;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.natives.NativeActivation;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.expedition.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.play.expedition.ExpeditionEvent.ZoneExplored;
import tercio.domain.eu.play.expedition.Expeditions;
import tercio.domain.eu.play.goldraid.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.play.goldraid.RaidOdds;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.play.march.MarchingTroops;
import tercio.domain.eu.play.natives.Conversions;
import tercio.domain.eu.play.natives.NativeEvent.NativesConverted;
import tercio.domain.eu.play.natives.NativeEvent.NativesTested;
import tercio.domain.eu.play.revolt.CorsairFights;
import tercio.domain.eu.play.revolt.CorsairHunts;
import tercio.domain.eu.play.revolt.PiratesOfMinors;
import tercio.domain.eu.play.revolt.RebelFights;
import tercio.domain.eu.play.revolt.RevoltEvent.CorsairsFought;
import tercio.domain.eu.play.revolt.RevoltEvent.CorsairsHunted;
import tercio.domain.eu.play.revolt.RevoltEvent.PiratesFought;
import tercio.domain.eu.play.revolt.RevoltEvent.RebelsFought;
import tercio.domain.eu.play.seafight.SeaEvasions;
import tercio.domain.eu.play.seafight.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.play.seafight.SeaFights;
import tercio.domain.eu.play.seawatch.SeaCatching;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.InterceptorRanBlockade;
import tercio.domain.eu.play.seawatch.SeaWatchEvent.SeaInterceptionAttempted;
import tercio.domain.eu.play.shiploss.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.play.shiploss.StrainedFleet;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.play.supply.RollingTroops;
import tercio.domain.eu.play.supply.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeRun;
import tercio.domain.eu.play.voyage.Voyages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The request for an event that one order rolled from beginning to end: at sea, overseas, for attrition, and against rebels and corsairs.
 *
 * @param board just before the event
 * @param order as it is recorded
 * @param rolls all dice of the order
 * @param pillage the answer to the P of a roll for attrition, where it is known
 */
record RollQuestion(Board board, EuEvent event, JsonNode order, List<Roll> rolls, Optional<OnPillage> pillage) {

    private static final String SEVERAL = "remainder";

    /**
     * The request with its dice; empty for events of other kinds, and where the object of the roll is hidden from the
     * asker.
     */
    Optional<ObjectNode> request() {
        var state = board.state();
        return switch (event) {
            case BlockadeRun run -> Optional.of(thrown(run.stack(), "escape").on(escape(run.stack(), run.blockader())));
            case InterceptorRanBlockade run -> Optional.of(thrown(run.stack(), "escape").on(escape(run.stack(), run.blockader())));
            case SeaInterceptionAttempted attempt -> Optional.of(thrown(attempt.stack(), "interception").on(interception(attempt)));
            case EvasionAtSeaRolled rolled -> SeaFights.current(state)
                    .map(battle -> all("evasion").on(SeaRequest.evasion(state, SeaEvasions.attempt(board, battle))));
            case ShotFromShore shot -> Optional.of(thrown(shot.stack(), "presidio").on(
                    SeaRequest.fire(state, shot.battery(), board.province(shot.battery().province()), state.fleet(shot.stack()).orElseThrow())));
            case NavalAttritionRolled rolled -> StrainedFleet.due(board).flatMap(stack -> attrition(stack, Optional.empty()));
            case AttritionRolled rolled -> RollingTroops.due(board, rolled.kind(), rolled.province()).flatMap(stack -> attrition(stack, rolled.asks() == null && rolled.p()
                    ? Optional.of(OnPillage.LOSE) : pillage));
            case MarchAttritionRolled rolled -> MarchingTroops.due(board).flatMap(stack -> attrition(stack, rolled.asks() == null && rolled.p()
                    ? Optional.of(OnPillage.LOSE) : pillage));
            case ZoneExplored explored -> exploration(explored);
            case NativesTested tested -> Optional.of(all("activation").on(
                    OverseasRequest.activation(state, NativeActivation.tolerance(board.province(tested.province())))));
            case NativesConverted converted -> Conversions.attempt(board, new Duty.NativesMet(converted.country(), converted.stack(), converted.province()), converted.leader())
                    .map(attempt -> all("conquistador", SEVERAL).on(OverseasRequest.conquistador(state, attempt)));
            case ConvoyAttacked attacked -> Voyages.underWay(board).map(voyage -> all("interception", "corsair", "raid").on(OverseasRequest.convoyAttack(state,
                    RaidOdds.attack(board, voyage, attacked.raiders()), state.marks().raids().get(attacked.raiders()), state.fleet(attacked.stack()).orElseThrow())));
            case PiratesFought fought -> Optional.of(all("pirates").on(OverseasRequest.pirates(state, PiratesOfMinors.zone(board, fought.tradeZone()))));
            case CorsairsHunted hunted -> Optional.of(all("corsair").on(RebelRequest.hunt(state, CorsairHunts.hunt(board, state.fleet(hunted.stack()).orElseThrow()))));
            case CorsairsFought fought -> Optional.of(all("corsair").on(RebelRequest.raiders(state, CorsairFights.fight(board, fought.province()))));
            case RebelsFought fought -> Optional.of(all("revolt").on(RebelRequest.revolt(state, RebelFights.fight(board, fought.province()))));
            default -> Optional.empty();
        };
    }

    private ObjectNode escape(String stack, String blockader) {
        var state = board.state();
        return SeaRequest.escape(state, Admirals.escape(board, state.fleet(stack).orElseThrow(), state.fleet(blockader).orElseThrow()));
    }

    private ObjectNode interception(SeaInterceptionAttempted attempt) {
        var state = board.state();
        var stack = state.fleet(attempt.stack()).orElseThrow();
        var voyage = Voyages.underWay(board).orElseThrow();
        return SeaRequest.interception(state, SeaCatching.attempt(board, stack, voyage), stack.country(), state.fleet(voyage.stack()).orElseThrow().country());
    }

    private Optional<ObjectNode> attrition(Attrition.Stack stack, Optional<OnPillage> answer) {
        return AttritionRequest.of(board.state(), stack, board.tables().unit(), answer).map(all("attrition", SEVERAL)::on);
    }

    /** The request of an exploration; empty where its object is hidden from the asker. */
    private Optional<ObjectNode> exploration(ZoneExplored explored) {
        var leader = Optional.ofNullable(order.path("leader").stringValue(null));
        return explored.zone().flatMap(zone -> Expeditions.expedition(board, new ExploreZone(explored.country(), explored.stack(), Optional.of(zone), leader)))
                .map(expedition -> all("exploration", "half", "leaderDeath", SEVERAL).on(OverseasRequest.exploration(board.state(), expedition)));
    }

    // --- Dice ----------------------------------------------------------------------------------------------------------

    /** Some of the dice of an order. */
    private record Thrown(List<Roll> rolls) {
        ObjectNode on(ObjectNode request) {
            var dice = request.putObject("dice");
            for (var roll : rolls) {
                var purpose = roll.name().purpose();
                if (purpose.equals(SEVERAL)) {
                    dice.withArrayProperty(purpose).add(roll.value());
                } else {
                    dice.put(purpose, roll.value());
                }
            }
            return request;
        }
    }

    /** The dice for some purposes, whoever threw them. */
    private Thrown all(String... purposes) {
        return new Thrown(rolls.stream().filter(roll -> Set.of(purposes).contains(roll.name().purpose())).toList());
    }

    /** The dice of one stack for a purpose, because an order may throw for several stacks. */
    private Thrown thrown(String stack, String purpose) {
        return new Thrown(rolls.stream().filter(roll -> roll.name().side().equals(stack) && roll.name().purpose().equals(purpose)).toList());
    }
}
