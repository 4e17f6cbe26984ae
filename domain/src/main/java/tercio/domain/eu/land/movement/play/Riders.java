package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.ExplorersAshore;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.Refuges;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The leaders who may ride alone now, and where they may end their ride (EU-MOVE-LEADER). */
final class Riders {

    private Riders() {}

    /** The stack of a leader, or one without troops for a leader who stays alone or is with ships in a port; empty if he is in no province. */
    static Optional<Stack> origin(WarView board, LeaderId leader) {
        var stack = board.state().stacks().values().stream().filter(each -> each.leaders().contains(leader)).findFirst();
        return stack.or(() -> board.state().leadersAlone().stream().filter(status -> status.leader().id().equals(leader)).findFirst()
                        .map(status -> Stack.atRest(StackId.ofLeader(leader), status.leader().country(), status.place(), Units.NONE, 0, List.of(leader)).withBesieged(Refuges.isBesieged(board, status))))
                .or(() -> shipsInPorts(board).filter(ships -> ships.leaders().contains(leader)).findFirst());
    }

    /** The stack that a leader joins: a land stack, or ships in a port, which stand for a stack without troops. */
    static Optional<Stack> target(WarView board, StackId id) {
        return board.state().stack(id).or(() -> shipsInPorts(board).filter(ships -> ships.id().equals(id)).findFirst());
    }

    /** The ships in ports as leaders leave and join them. Reading: nobody leaves or joins ships at sea or in a presidio, which has no land around it. */
    private static Stream<Stack> shipsInPorts(WarView board) {
        return board.state().navies().stacks().values().stream()
                .filter(ships -> board.map().sea(ships.at()).isEmpty() && !Presidios.isFriendly(board, ships, ships.at()))
                .map(ships -> Stack.atRest(ships.id(), ships.country(), ships.at(), Units.NONE, 0, ships.leaders()).withMoved(ships.moved())
                        .withBesieged(!board.besiegers(ships.at()).isEmpty()));
    }

    /** The name of a land stack or of ships. */
    static Argument title(EuState state, StackId id) {
        return state.fleet(id).isPresent() ? SentenceNames.fleet(state, id) : SentenceNames.stack(state, id);
    }

    /** The leaders of a country who may ride alone now, in a stack or without one. */
    static List<LeaderId> riders(WarView board, CountryId country) {
        return Stream.concat(board.state().leaders().values().stream(), board.state().navies().leaders().values().stream())
                .filter(status -> status.leader().country().equals(country)).map(status -> status.leader().id())
                .filter(leader -> origin(board, leader).filter(stack -> riders(board, stack).contains(leader)).isPresent()).toList();
    }

    static List<LeaderId> riders(WarView board, Stack stack) {
        return rideRefusal(board, stack).isPresent() ? List.of() : stack.leaders().stream()
                .filter(leader -> !hasRidden(board, leader) && !PashaLeaders.isBoundToPasha(leader)).sorted().toList();
    }

    static boolean hasRidden(WarView board, LeaderId leader) {
        return board.state().phase() instanceof Movement movement && movement.rode().contains(leader);
    }

    /** The stacks of the country in the field, and its ships in ports, that the leader of this one could join. */
    static List<Stack> stacksToJoin(WarView board, Stack stack, LeaderId leader) {
        return Stream.concat(board.state().stacks().values().stream(), shipsInPorts(board)).filter(other -> joinRefusal(board, stack, other, leader).isEmpty()).toList();
    }

    static Optional<Sentence> joinRefusal(WarView board, Stack stack, Stack other, LeaderId leader) {
        var title = title(board.state(), other.id());
        if (other.id().equals(stack.id()) || !other.country().equals(stack.country())) {
            return Optional.of(Sentence.of("eu.movement.refused-own-stack").with("stack", title));
        }
        if (other.besieged()) {
            return Optional.of(Sentence.of("eu.movement.refused-through-siege").with("stack", title).with("where", SentenceNames.place(other.province())));
        }
        return Interventions.isAtPeace(board.state(), other) != Interventions.isAtPeace(board.state(), stack)
                ? Optional.of(Sentence.of("eu.movement.refused-one-at-peace"))
                : unfitReason(board, board.state().leader(leader).orElseThrow().leader(), other).or(() -> Meetings.mergeRefusal(board, other.province(), stack.id(),
                        stack.country(), other.id(), other.country()).map(Refusal::detail));
    }

    /**
     * The reason why a leader of his kind commands nothing there: admirals command ships alone, explorers ships and troops on coasts
     * outside Europe, the others troops.
     */
    private static Optional<Sentence> unfitReason(WarView board, Leader leader, Stack other) {
        if (board.state().fleet(other.id()).isPresent()) {
            return leader.category().commandsFleets() ? Optional.empty() : Optional.of(Sentence.of("eu.movement.refused-no-ships").with("leader", SentenceNames.leader(leader)));
        }
        return switch (leader.category()) {
            case ADMIRAL -> Optional.of(Sentence.of("eu.movement.refused-admiral").with("leader", SentenceNames.leader(leader)));
            case EXPLORER -> board.map().isOnWorldSheet(other.province()) && !ExplorersAshore.areBarredFrom(board, List.of(leader.id()), other.province()) ? Optional.empty()
                    : Optional.of(Sentence.of("eu.movement.refused-explorer").with("leader", SentenceNames.leader(leader)));
            case GENERAL, VIZIER, CONQUISTADOR, GOVERNOR, MISSIONARY -> Optional.empty();
        };
    }

    static Optional<Sentence> stayRefusal(WarView board, Stack stack, RideAlone command, SpaceId end) {
        if (command.path().isEmpty() && stack.id().equals(StackId.ofLeader(command.leader()))) {
            return Optional.of(Sentence.of("eu.movement.refused-alone-already").with("leader", SentenceNames.leader(board.state(), command.leader()))
                    .with("where", SentenceNames.place(end)));
        }
        return mayStay(board, stack, end) ? Optional.empty() : Optional.of(Sentence.of("eu.movement.refused-cannot-stay")
                .with("leader", SentenceNames.leader(board.state(), command.leader())).with("where", SentenceNames.place(end)).with("intervenes", Interventions.intervenes(board.state(), stack.country())));
    }

    /** Whether a leader of the stack may stay in the province without a stack. */
    static boolean mayStay(WarView board, Stack stack, SpaceId province) {
        return board.mayStay(province, board.state().allianceOf(stack)) && !Interventions.intervenes(board.state(), stack.country());
    }

    /** The reason why no leader may ride from the stack now, or empty. */
    static Optional<Refusal> rideRefusal(WarView board, Stack stack) {
        var state = board.state();
        if (!(state.phase() instanceof Movement movement) || movement.isUnderWay()
                || !state.duties().isEmpty() || state.allianceAt(movement.turnOf()) != state.allianceOf(stack)) {
            return refusal(LeadersAlone.RULE, Sentence.of("eu.movement.refused-ride-between"));
        }
        if (movement.ended().contains(stack.country())) {
            return refusal(LeadersAlone.RULE, Sentence.of("eu.common.refused-movements-ended").with("who", SentenceNames.country(stack.country())));
        }
        var order = Contenders.refusal(board, stack.country());
        if (order.isPresent()) {
            return order;
        }
        if (stack.besieged()) {
            return refusal("EU-MOVE-BESIEGED", stack.leaders().contains(new LeaderId(stack.id().value())) ? Sentence.of("eu.movement.refused-besieged")
                    .with("stack", SentenceNames.leader(board.state(), new LeaderId(stack.id().value()))).with("where", SentenceNames.place(stack.province())) : Sentence.of("eu.movement.refused-leaders-besieged").with("stack", title(state, stack.id())).with("where", SentenceNames.place(stack.province())));
        }
        return stack.moved()
                ? refusal(LeadersAlone.ONCE, Sentence.of("eu.movement.refused-leaders-moved").with("stack", title(state, stack.id())))
                : CampaignLimits.moveRefusal(board, stack);
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
