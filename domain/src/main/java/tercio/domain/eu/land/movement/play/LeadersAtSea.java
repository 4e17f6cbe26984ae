package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ride;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderLanded;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.sea.interception.play.SeaInterceptionRisks;
import tercio.domain.eu.sea.interception.play.SeaInterceptors;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetEntered;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Leaders alone who cross the sea (EU-MOVE-LEADER): from any coast to any coast, without a naval stack, never through a zone with a malus.
 * Such a leader dies if enemy ships intercept him; he never rolls for attrition, for a blockade or against forts. Readings: a passage costs
 * the MP of a transport of troops, the lower ones where both ends have a port of his alliance of any size; a leader who commands no ships
 * has manoeuvre 0 at sea; his technology is that of the ships of his country.
 */
public final class LeadersAtSea {

    private LeadersAtSea() {}

    /** The sea zones and provinces that a leader alone could come to over the sea, from a province or a sea zone. */
    static List<SpaceId> steps(WarView board, CountryId country, SpaceId from) {
        boolean afloat = board.map().sea(from).isPresent();
        return board.map().borders(from).stream()
                .filter(border -> border.kind() == BorderKind.COAST || afloat && border.kind() == BorderKind.SEA)
                .map(border -> border.to())
                .filter(to -> board.map().sea(to).isPresent() ? Seas.isOpen(board, country, to) && isCalm(board, to) : afloat && board.state().fortress(to) != null)
                .toList();
    }

    /** Whether a sea zone has no malus. */
    static boolean isCalm(WarView board, SpaceId zone) {
        return board.map().sea(zone).orElseThrow().malus() == 0;
    }

    /** The MP of a passage between two provinces. */
    static int cost(WarView board, Alliance alliance, SpaceId from, SpaceId to) {
        return MovementCosts.from(board.tables()).bySea(hasPort(board, alliance, from) && hasPort(board, alliance, to), board.theatre(to));
    }

    private static boolean hasPort(WarView board, Alliance alliance, SpaceId province) {
        return Ports.hasHarbour(board, province) && board.isControlledBy(province, alliance);
    }

    /** Puts the leader to sea: he leaves the coast for the sea zones that come next on his way. */
    static void putToSea(EuCommandRun play, Ride ride, Move move) {
        var zones = move.onward().stream().takeWhile(place -> play.map().sea(place).isPresent()).toList();
        play.emit(new LeaderPutToSea(ride.leader(), move.stack(), shipId(move), move.province(), zones));
    }

    private static StackId shipId(Move move) {
        return new StackId(move.stack() + ".ship");
    }

    /**
     * Continues a passage.
     *
     * @return whether it went on without a decision of a player
     */
    public static boolean continuePassage(EuCommandRun play, Movement movement) {
        var voyage = movement.voyage().orElseThrow();
        if (!voyage.interceptors().isEmpty()) {
            var by = voyage.interceptors().stream().map(each -> each.stack()).toList();
            play.emit(new LoneLeaderDied(movement.ride().orElseThrow().leader(), voyage.position(), true, by),
                    List.of(Step.of("a leader alone", LeadersAlone.RULE).result(LoneRides.deathByInterception())));
            return true;
        }
        if (voyage.awaits() == Voyage.Awaits.INTERCEPTION) {
            return !SeaInterceptors.allianceToAsk(play.board(), voyage).isPresent() && passInterceptions(play, voyage);
        }
        voyage.next().ifPresentOrElse(zone -> play.emit(new FleetEntered(voyage.stack(), voyage.position(), zone)), () -> land(play, movement, voyage));
        return true;
    }

    private static boolean passInterceptions(EuCommandRun play, Voyage voyage) {
        play.emit(new InterceptionsOver(voyage.stack(), voyage.position()));
        return true;
    }

    private static void land(EuCommandRun play, Movement movement, Voyage voyage) {
        var move = movement.move().orElseThrow();
        var board = play.board();
        var alliance = board.state().allianceOf(board.state().stacks().get(move.stack()));
        var to = move.onward().getFirst();
        int mp = cost(board, alliance, move.province(), to);
        play.emit(new LeaderLanded(movement.ride().orElseThrow().leader(), move.stack(), voyage.stack(), voyage.position(), to, mp),
                List.of(Step.of("the leader enters " + board.name(to), LandMoves.RULE).result(Sentence.of("eu.movement.result-by-sea").with("mp", mp))));
    }

    /** The naval stack without ships that stands for a leader who has put to sea. */
    static NavalStack passengerShip(StackId id, CountryId country, SpaceId from) {
        return NavalStack.atRest(id, country, from, NavalUnits.NONE, 0, List.of());
    }

    /** The enemies that could intercept a leader of a stack in a sea zone, each with its chance. */
    static List<SeaInterceptionRisks.Try> risks(WarView board, LeaderId leader, Stack stack, SpaceId zone) {
        var now = (Movement) board.state().phase();
        var movement = now.withRide(new Ride(leader, stack.id(), null), now.move().orElseGet(() -> Move.starting(stack.id(), stack.province(), List.of())));
        var there = new WarView(board.state().withPhase(movement), board.map(), board.tables());
        return new SeaInterceptionRisks(there, passengerShip(new StackId(stack.id() + ".alone.ship"), stack.country(), stack.province()), Set.of()).triesOn(List.of(zone), null);
    }

    /** The reason why no passage leads from one place to the next; empty if one does. */
    static Optional<Sentence> passageRefusal(WarView board, CountryId country, SpaceId from, SpaceId to) {
        if (steps(board, country, from).contains(to)) {
            return Optional.empty();
        }
        boolean joined = board.map().between(from, to).isPresent();
        return Optional.of(joined && board.map().sea(to).filter(zone -> zone.malus() != 0).isPresent() ? Sentence.of("eu.movement.refused-malus")
                .with("where", SentenceNames.place(to)) : Sentence.of("eu.movement.refused-no-way-by-sea").with("from", SentenceNames.place(from)).with("to", SentenceNames.place(to)));
    }
}
