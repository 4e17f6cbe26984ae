package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.interception.play.SeaInterceptors;
import tercio.domain.eu.sea.ships.play.PortPassage;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.game.EndAction;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.NearestPath;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Voyages that a player asks about, legal or not, with the action that he would announce at their end (EU-MOVE-SEA, EU-MOVE-SEA-ACTIVE). */
public final class VoyageQueries {

    /** The actions that ships may announce, or take on their way. */
    public static final List<EndAction.Kind> ACTIONS = Stream.of(NavalAction.Kind.values()).map(kind -> new EndAction.Kind(kind.word(), target(kind))).toList();

    private VoyageQueries() {}

    private static EndAction.Target target(NavalAction.Kind kind) {
        return switch (kind) {
            case FIGHT_CORSAIRS, EXPLORATION, LADING, REGROUPING -> EndAction.Target.NONE;
            case SUPPLY -> EndAction.Target.OPTIONAL;
            case BATTLE, BLOCKADE, BLOCKADE_AND_SUPPLY, RELIEF, LANDING, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, REINFORCEMENT,
                EMBARKATION -> EndAction.Target.NAMED;
        };
    }

    /** The voyage as a command: a new one, or that of ships whose voyage waits for their player. */
    public static VoyageCommand command(WarView board, NavalStack stack, PlannedMove course) {
        var action = course.action().map(VoyageQueries::actionOf);
        return waitingVoyage(board, stack).isPresent() ? new SailOn(stack.id(), Id.all(course.path(), SpaceId::new), action) : new SailFleet(stack.id(), Id.all(course.path(), SpaceId::new), action);
    }

    /** The voyage as a command, with its length, risks and attrition where it is legal. */
    public static Option optionAlong(WarView board, NavalStack alone, PlannedMove course) {
        var stack = SeaCompany.together(board.state(), alone);
        var action = course.action().map(VoyageQueries::actionOf);
        var command = command(board, stack, course);
        var deed = action.map(then -> NavalActions.describe(board, then));
        var label = course.end().map(SpaceId::new).map(end -> deed.map(then -> NavalActions.sailAnd(end, then))
                .orElseGet(() -> Sentence.of("eu.voyage.to-sail").with("port", false).with("where", SentenceNames.place(end)))).or(() -> deed).orElseGet(() -> Sentence.of("eu.voyage.to-sail-nowhere"));
        var option = new Option(label, command);
        return isLegal(board, stack, command) ? option.with(preview(board, stack, Id.all(course.path(), SpaceId::new), action)) : option;
    }

    private static boolean isLegal(WarView board, NavalStack stack, VoyageCommand command) {
        return switch (command) {
            case SailFleet sail -> board.state().fleet(sail.stack()).filter(known -> SeaCompany.follows(board.state(), known)).isEmpty() && Voyages.sailRefusal(board, stack).isEmpty()
                    && Voyages.pathRefusal(board, stack, List.of(stack.at()), sail.path(), sail.action(), List::of).isEmpty();
            case SailOn on -> OnwardVoyages.resumeRefusal(board, waitingVoyage(board, stack).orElseThrow(), on, List::of).isEmpty();
            default -> false;
        };
    }

    private static MovePreview preview(WarView board, NavalStack stack, List<SpaceId> path, Optional<NavalAction> action) {
        var waiting = waitingVoyage(board, stack);
        var risks = new VoyageRisks(board, stack, waiting.map(voyage -> SeaInterceptors.stacksTried(board, voyage)).orElse(Set.of()));
        return Destinations.preview(board, stack, risks, waiting.map(Voyage::way).orElse(List.of(stack.at())), path, action);
    }

    private static Optional<Voyage> waitingVoyage(WarView board, NavalStack stack) {
        return Voyages.voyageUnderWay(board).filter(voyage -> voyage.stack().equals(stack.id()) && voyage.waits());
    }

    private static NavalAction actionOf(EndAction action) {
        var kind = Stream.of(NavalAction.Kind.values()).filter(each -> each.word().equals(action.kind())).findFirst().orElseThrow();
        return new NavalAction(kind, action.target());
    }

    /**
     * The nearest way to a sea zone or port that is open to the ships, else the nearest way at all, so that what closes it can be told; the place
     * alone where no water leads there.
     */
    public static List<SpaceId> nearestWay(WarView board, NavalStack stack, SpaceId place) {
        var open = NearestPath.between(stack.at(), place, at -> !at.equals(stack.at()) && !PortPassage.mayPass(board, stack, at) ? List.of()
                : Seas.steps(board, stack, at).stream().map(to -> new NearestPath.Step(to, 1)).toList());
        var any = open.isEmpty() ? NearestPath.between(stack.at(), place, at -> waterSteps(board, at)) : open;
        return any.isEmpty() ? List.of(place) : any;
    }

    private static List<NearestPath.Step> waterSteps(WarView board, SpaceId at) {
        return board.map().borders(at).stream()
                .filter(border -> border.kind() == BorderKind.SEA || border.kind() == BorderKind.COAST)
                .filter(border -> board.map().sea(at).isPresent() || board.map().sea(border.to()).isPresent())
                .map(border -> new NearestPath.Step(border.to(), 1)).toList();
    }
}
