package tercio.domain.eu.land.movement.play;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.MovementAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.precedence.play.Contenders;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Movement on land (EU-MOVE, EU-STACK): marches, splitting and joining stacks, stacking. */
public final class MovementChapter implements Chapter<MoveCommand, MoveEvent> {

    private static final MessageTypes<MoveCommand> COMMANDS = MessageTypes.of(MoveCommand.class)
            .with("MoveStack", MoveCommand.MoveStack.class)
            .with("SplitStack", MoveCommand.SplitStack.class)
            .with("MergeStacks", MoveCommand.MergeStacks.class)
            .with("ContinueMove", MoveCommand.ContinueMove.class)
            .with("MarchUnder", MoveCommand.MarchUnder.class)
            .with("MarchAlone", MoveCommand.MarchAlone.class)
            .with("RideAlone", MoveCommand.RideAlone.class)
            .with("HaltMove", MoveCommand.HaltMove.class)
            .with("EndMovement", MoveCommand.EndMovement.class)
            .with("ReturnAfterInterception", MoveCommand.ReturnAfterInterception.class)
            .with("StayOverstacked", MoveCommand.StayOverstacked.class);

    private static final MessageTypes<MoveEvent> EVENTS = MessageTypes.of(MoveEvent.class)
            .with("MovementBegan", MoveEvent.MovementBegan.class)
            .with("StackSplit", MoveEvent.StackSplit.class)
            .with("StacksMerged", MoveEvent.StacksMerged.class)
            .with("MoveBegan", MoveEvent.MoveBegan.class, Upcaster.SAME)
            .with("ProvinceEntered", MoveEvent.ProvinceEntered.class)
            .with("MoveRedirected", MoveEvent.MoveRedirected.class)
            .with("StackingPostponed", MoveEvent.StackingPostponed.class)
            .with("StackPlacedUnder", MoveEvent.StackPlacedUnder.class)
            .with("StackOnItsOwn", MoveEvent.StackOnItsOwn.class)
            .with("LeaderRode", MoveEvent.LeaderRode.class)
            .with("RideBegan", MoveEvent.RideBegan.class)
            .with("LeaderPutToSea", MoveEvent.LeaderPutToSea.class)
            .with("LeaderLanded", MoveEvent.LeaderLanded.class)
            .with("RideEnded", MoveEvent.RideEnded.class)
            .with("LoneLeaderDied", MoveEvent.LoneLeaderDied.class)
            .with("PauseAnnounced", MoveEvent.PauseAnnounced.class)
            .with("MovePaused", MoveEvent.MovePaused.class)
            .with("MoveResumable", MoveEvent.MoveResumable.class, Upcaster.SAME)
            .with("MoveEnded", MoveEvent.MoveEnded.class)
            .with("CountryEndedMovement", MoveEvent.CountryEndedMovement.class)
            .with("ReturnOffered", MoveEvent.ReturnOffered.class)
            .with("StackReturned", MoveEvent.StackReturned.class)
            .with("ReturnDeclined", MoveEvent.ReturnDeclined.class)
            .with("MovementEnded", MoveEvent.MovementEnded.class);

    private final BiPredicate<WarView, NavalStack> canSail;

    /** @param canSail whether a naval stack has anything to do between movements: marches and voyages are one choice of the country */
    public MovementChapter(BiPredicate<WarView, NavalStack> canSail) {
        this.canSail = canSail;
    }

    @Override
    public MessageTypes<MoveCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<MoveEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MoveEvent event) {
        return MoveEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, MoveCommand command) {
        return switch (command) {
            case MoveCommand.MoveStack move -> LandMoves.move(play, move);
            case MoveCommand.SplitStack split -> Regrouping.split(play, split);
            case MoveCommand.MergeStacks merge -> Regrouping.merge(play, merge);
            case MoveCommand.ContinueMove onward -> LandMoves.resume(play, onward);
            case MoveCommand.HaltMove halt -> LandMoves.halt(play, halt);
            case MoveCommand.MarchUnder under -> MarchingTogether.place(play, under);
            case MoveCommand.MarchAlone alone -> MarchingTogether.release(play, alone);
            case MoveCommand.RideAlone ride -> LeadersAlone.ride(play, ride);
            case MoveCommand.EndMovement end -> EndOfMovement.end(play, end);
            case MoveCommand.ReturnAfterInterception back -> GoingBack.sendBack(play, back);
            case MoveCommand.StayOverstacked stay -> GoingBack.stay(play, stay);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return board.state().phase() instanceof Movement movement && movement.engagement().isEmpty()
                ? Stream.of(marchDecisions(board, movement), RideForm.decisions(board, movement), Regrouping.splitDecisions(board).stream()).flatMap(each -> each).toList()
                : List.of();
    }

    private Stream<Decision> marchDecisions(WarView board, Movement movement) {
        return switch (movement.action()) {
            case MovementAction.BetweenMoves none -> {
                var contenders = Contenders.of(board);
                yield EndOfMovement.openCountries(board, movement).stream().filter(country -> contenders.refusal(country).isEmpty())
                        .map(country -> marchDecision(board, country, contenders));
            }
            case MovementAction.Marching march when march.move().waitsForPlayer() -> Stream.of(onwardDecision(board, march.move()));
            default -> Stream.empty();
        };
    }

    private Decision onwardDecision(WarView board, Move move) {
        boolean won = move.awaits() == Move.Awaits.ONWARD;
        return decision("onward", board.state().stacks().get(move.stack()).country().value(), won ? "EU-INT-7" : RegroupingUnderway.RULE,
                Sentence.of("eu.movement.onward").with("stack", SentenceNames.stack(board.state(), move.stack())).with("won", won)
                        .with("where", SentenceNames.place(move.province())), LandMoves.waitingOptions(board, move)).with(MarchForm.onward(board, move));
    }

    /** Separate decisions for each country of an alliance of several. */
    private Decision marchDecision(WarView board, CountryId country, Contenders contenders) {
        boolean alone = board.state().members(board.state().allianceOf(country)).size() == 1;
        var end = new Option(Sentence.of("eu.movement.end").with("alone", alone).with("who", SentenceNames.country(country)), new MoveCommand.EndMovement(country));
        var own = board.state().stacks().values().stream().filter(stack -> stack.country().equals(country)).toList();
        var marchers = own.stream().filter(stack -> LandMoves.canMove(board, stack)).toList();
        var movers = own.stream()
                .filter(stack -> marchers.contains(stack) || Regrouping.canRegroup(board, stack) || !MarchingTogether.options(board, stack).isEmpty()
                        || LeadersAlone.canRide(board, stack))
                .map(Stack::id)
                .toList();
        var fleets = board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country) && canSail.test(board, stack))
                .map(NavalStack::id).toList();
        return new Decision(alone ? "movement" : "movement-" + country, country.value(), "MoveStack", Citation.of(LandMoves.RULE),
                Sentence.of("eu.movement.which").with("who", SentenceNames.country(country)), Stream.concat(Stream.of(end), contenders.claimOption(country).stream()).toList(), Stream.concat(movers.stream(), fleets.stream()).map(StackId::value).toList()).with(MarchForm.of(board, marchers));
    }

    /** All actions of a stack between movements; marches with cost and risk. */
    public static List<Option> options(WarView board, Stack stack) {
        return Stream.of(LandMoves.options(board, stack), Regrouping.options(board, stack), MarchingTogether.options(board, stack),
                        LeadersAlone.options(board, stack))
                .flatMap(List::stream).toList();
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.Overstacking crowd
                ? Optional.of(decision("overstacking", crowd.country().value(), StackingSurplus.RULE, GoingBack.prompt(crowd),
                        GoingBack.options(board, crowd)).with(GoingBack.form(board, crowd)))
                : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, MoveEvent event, List<Step> explanation) {
        return new MoveNarration(before).of(event);
    }

    @Override
    public Importance importance(MoveEvent event) {
        return switch (event) {
            case MoveEvent.LoneLeaderDied _ -> Importance.OUTCOME;
            case MoveEvent.StackSplit _, MoveEvent.StacksMerged _, MoveEvent.LeaderRode _, MoveEvent.RideEnded _,
                    MoveEvent.LeaderLanded _, MoveEvent.MoveEnded _, MoveEvent.StackReturned _, MoveEvent.CountryEndedMovement _, MoveEvent.MovementEnded _ -> Importance.RESULT;
            case MoveEvent.PauseAnnounced _ -> Importance.DETAIL;
            default -> Importance.STEP;
        };
    }
}
