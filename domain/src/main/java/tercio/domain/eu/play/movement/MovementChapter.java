package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.Flotillas;
import tercio.domain.eu.play.precedence.Contenders;
import tercio.domain.eu.play.treasure.Treasures;
import tercio.domain.eu.play.voyage.VoyageChapter;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/** Movement on land (EU-MOVE, EU-STACK): marches, splitting and joining stacks, stacking. */
public final class MovementChapter implements Chapter<MoveCommand, MoveEvent> {

    public static final MovementChapter CHAPTER = new MovementChapter();

    private static final Vocabulary<MoveCommand> COMMANDS = Vocabulary.of(MoveCommand.class)
            .word("MoveStack", MoveCommand.MoveStack.class)
            .word("SplitStack", MoveCommand.SplitStack.class)
            .word("MergeStacks", MoveCommand.MergeStacks.class)
            .word("ContinueMove", MoveCommand.ContinueMove.class)
            .word("MarchUnder", MoveCommand.MarchUnder.class)
            .word("MarchAlone", MoveCommand.MarchAlone.class)
            .word("RideAlone", MoveCommand.RideAlone.class)
            .word("HaltMove", MoveCommand.HaltMove.class)
            .word("EndMovement", MoveCommand.EndMovement.class)
            .word("ReturnAfterInterception", MoveCommand.ReturnAfterInterception.class)
            .word("StayOverstacked", MoveCommand.StayOverstacked.class);

    private static final Vocabulary<MoveEvent> EVENTS = Vocabulary.of(MoveEvent.class)
            .word("MovementBegan", MoveEvent.MovementBegan.class)
            .word("StackSplit", MoveEvent.StackSplit.class)
            .word("StacksMerged", MoveEvent.StacksMerged.class)
            .word("MoveBegan", MoveEvent.MoveBegan.class, Upcaster.SAME)
            .word("ProvinceEntered", MoveEvent.ProvinceEntered.class)
            .word("MoveRedirected", MoveEvent.MoveRedirected.class)
            .word("StackingPostponed", MoveEvent.StackingPostponed.class)
            .word("StackPlacedUnder", MoveEvent.StackPlacedUnder.class)
            .word("StackOnItsOwn", MoveEvent.StackOnItsOwn.class)
            .word("LeaderRode", MoveEvent.LeaderRode.class)
            .word("RideBegan", MoveEvent.RideBegan.class)
            .word("LeaderPutToSea", MoveEvent.LeaderPutToSea.class)
            .word("LeaderLanded", MoveEvent.LeaderLanded.class)
            .word("RideEnded", MoveEvent.RideEnded.class)
            .word("LoneLeaderDied", MoveEvent.LoneLeaderDied.class)
            .word("PauseAnnounced", MoveEvent.PauseAnnounced.class)
            .word("MovePaused", MoveEvent.MovePaused.class)
            .word("MoveResumable", MoveEvent.MoveResumable.class, Upcaster.SAME)
            .word("MoveEnded", MoveEvent.MoveEnded.class)
            .word("CountryEndedMovement", MoveEvent.CountryEndedMovement.class)
            .word("ReturnOffered", MoveEvent.ReturnOffered.class)
            .word("StackReturned", MoveEvent.StackReturned.class)
            .word("ReturnDeclined", MoveEvent.ReturnDeclined.class)
            .word("MovementEnded", MoveEvent.MovementEnded.class);

    private MovementChapter() {}

    @Override
    public Vocabulary<MoveCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<MoveEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MoveEvent event) {
        return MoveEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, MoveCommand command) {
        return switch (command) {
            case MoveCommand.MoveStack move -> LandMoves.move(play, move);
            case MoveCommand.SplitStack split -> Regrouping.split(play, split);
            case MoveCommand.MergeStacks merge -> Regrouping.merge(play, merge);
            case MoveCommand.ContinueMove onward -> LandMoves.resume(play, onward);
            case MoveCommand.HaltMove halt -> LandMoves.halt(play, halt);
            case MoveCommand.MarchUnder under -> MarchingTogether.place(play, under);
            case MoveCommand.MarchAlone alone -> MarchingTogether.alone(play, alone);
            case MoveCommand.RideAlone ride -> LeadersAlone.ride(play, ride);
            case MoveCommand.EndMovement end -> EndOfMovement.end(play, end);
            case MoveCommand.ReturnAfterInterception back -> GoingBack.back(play, back);
            case MoveCommand.StayOverstacked stay -> GoingBack.stay(play, stay);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return board.state().phase() instanceof Phase.Movement movement && movement.engagement() == null
                ? Stream.of(marches(board, movement), RideForm.decisions(board, movement), Regrouping.splittings(board).stream()).flatMap(each -> each).toList()
                : List.of();
    }

    private Stream<Decision> marches(Board board, Phase.Movement movement) {
        var move = movement.move();
        if (movement.ride() != null || movement.voyage() != null) {
            return Stream.empty();
        }
        if (move == null) {
            var contenders = Contenders.on(board);
            return EndOfMovement.open(board, movement).stream().filter(country -> contenders.forbids(country).isEmpty())
                    .map(country -> marches(board, country, contenders));
        }
        if (!move.waits()) {
            return Stream.empty();
        }
        boolean won = move.awaits() == Move.Awaits.ONWARD;
        return Stream.of(decision("onward", board.state().stacks().get(move.stack()).country(), won ? "EU-INT-7" : Underway.RULE,
                StackTitle.of(board.state(), move.stack()) + (won ? " has won: does it go on?" : " pauses in " + board.name(move.province())
                        + ": does it go on?"), LandMoves.waiting(board, move)).with(MarchForm.onward(board, move)));
    }

    /** Separate decisions for each country of an alliance of several. */
    private static Decision marches(Board board, String country, Contenders contenders) {
        boolean alone = board.state().members(board.state().allianceOf(country)).size() == 1;
        var end = new Option("end the movements" + (alone ? "" : " of " + Nation.of(country)), new MoveCommand.EndMovement(country));
        var own = board.state().stacks().values().stream().filter(stack -> stack.country().equals(country)).toList();
        var marchers = own.stream().filter(stack -> LandMoves.canMove(board, stack)).toList();
        var movers = own.stream()
                .filter(stack -> marchers.contains(stack) || Regrouping.canRegroup(board, stack) || !MarchingTogether.options(board, stack).isEmpty()
                        || LeadersAlone.canRide(board, stack))
                .map(Stack::id)
                .toList();
        var fleets = board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country) && (VoyageChapter.canSail(board, stack) || !Treasures.options(board, stack).isEmpty() || !Flotillas.options(board, stack).isEmpty()))
                .map(NavalStack::id).toList();
        return new Decision(alone ? "movement" : "movement-" + country, country, "MoveStack", Citation.of(LandMoves.RULE),
                "Which stack of " + Nation.of(country) + " moves?", Stream.concat(Stream.of(end), contenders.claim(country).stream()).toList(), Stream.concat(movers.stream(), fleets.stream()).toList()).with(MarchForm.of(board, marchers));
    }

    /** All actions of a stack between movements; marches with cost and risk. */
    public static List<Option> options(Board board, Stack stack) {
        return Stream.of(LandMoves.options(board, stack), Regrouping.options(board, stack), MarchingTogether.options(board, stack),
                        LeadersAlone.options(board, stack))
                .flatMap(List::stream).toList();
    }

    /** All actions of a naval stack between movements: voyages, gold, joining another, and FLEET counters. */
    public static List<Option> options(Board board, NavalStack stack) {
        return Stream.of(VoyageChapter.options(board, stack), Treasures.options(board, stack), Flotillas.options(board, stack)).flatMap(List::stream).toList();
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.Overstacking crowd
                ? Optional.of(decision("overstacking", crowd.country(), Stacking.RULE, GoingBack.prompt(board, crowd),
                        GoingBack.options(board, crowd)).with(GoingBack.form(board, crowd)))
                : Optional.empty();
    }

    @Override
    public String sentence(EuState before, MoveEvent event, List<Step> explanation) {
        return new MoveNarration(before).of(event);
    }
}
