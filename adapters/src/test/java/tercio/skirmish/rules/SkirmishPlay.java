package tercio.skirmish.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.game.CommandRun;
import tercio.domain.game.Execution;
import tercio.domain.game.Verdict;
import tercio.domain.game.Verdict.ExplainedEvent;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;
import tercio.skirmish.rules.SkirmishCommand.ChooseOrder;
import tercio.skirmish.rules.SkirmishCommand.Commit;
import tercio.skirmish.rules.SkirmishCommand.EndMarches;
import tercio.skirmish.rules.SkirmishCommand.March;
import tercio.skirmish.rules.SkirmishCommand.SetReserve;
import tercio.skirmish.rules.SkirmishEvent.CampsReady;
import tercio.skirmish.rules.SkirmishEvent.ClashJoined;
import tercio.skirmish.rules.SkirmishEvent.Clashed;
import tercio.skirmish.rules.SkirmishEvent.Marched;
import tercio.skirmish.rules.SkirmishEvent.MarchesBegan;
import tercio.skirmish.rules.SkirmishEvent.OrderChosen;
import tercio.skirmish.rules.SkirmishEvent.OrdersRevealed;
import tercio.skirmish.rules.SkirmishEvent.ReserveSet;
import tercio.skirmish.rules.SkirmishEvent.Revealed;
import tercio.skirmish.rules.SkirmishEvent.SkirmishEnded;
import tercio.skirmish.rules.SkirmishEvent.TurnBegan;

/** Carries out one command: what happens, and what the sequence of play makes of it. */
final class SkirmishPlay {

    private final SkirmishState before;
    private final List<ExplainedEvent<SkirmishEvent>> events = new ArrayList<>();
    private final List<Roll> rolls = new ArrayList<>();
    private SkirmishState state;

    SkirmishPlay(SkirmishState before) {
        this.before = before;
        this.state = before;
    }

    Verdict<SkirmishEvent> decide(SkirmishCommand command, Dice dice) {
        var execution = state.captain(command.captain()).isEmpty()
                ? refuse("SK-MARCH", "There is no captain " + command.captain() + ".", command) : carryOut(command, dice);
        return execution.toVerdict(() -> new Verdict.Accepted<>(events, rolls));
    }

    private Execution carryOut(SkirmishCommand command, Dice dice) {
        return switch (command) {
            case SetReserve set -> slip(set);
            case ChooseOrder choose -> order(choose);
            case March march -> march(march);
            case EndMarches end -> endMarches(end);
            case Commit commit -> commit(commit, dice);
        };
    }

    private Execution slip(SetReserve set) {
        if (!(state.phase() instanceof SkirmishPhase.Slips) || state.captain(set.captain()).orElseThrow().ready()) {
            return refuse("SK-RESERVE", "The reserve of " + set.captain() + " is not asked for now.", set);
        }
        if (set.men().isEmpty() || set.men().get() < 0 || set.men().get() > SkirmishLimits.RESERVE) {
            return refuse("SK-RESERVE", "The reserve is 0 to " + SkirmishLimits.RESERVE + " men.", set);
        }
        happens(new ReserveSet(set.captain(), set.men()));
        if (state.captains().stream().allMatch(Captain::ready)) {
            happens(new CampsReady());
        }
        return CommandRun.success();
    }

    private Execution order(ChooseOrder choose) {
        if (!(state.phase() instanceof SkirmishPhase.Orders(var slips)) || !slips.awaits(choose.captain())) {
            return refuse("SK-ORDER", "No order of " + choose.captain() + " is asked for now.", choose);
        }
        if (choose.order().isEmpty()) {
            return refuse("SK-ORDER", "An order is attack, hold or feint.", choose);
        }
        happens(new OrderChosen(choose.captain(), choose.order()));
        var written = ((SkirmishPhase.Orders) state.phase()).slips();
        if (written.isComplete()) {
            happens(new OrdersRevealed(written.choosing().stream()
                    .flatMap(captain -> written.of(captain).map(order -> new Revealed(captain, order)).stream()).toList()));
            begin(state.marching().stream().findFirst());
        }
        return CommandRun.success();
    }

    /** The next captain begins to march; after the last one the turn ends. */
    private void begin(Optional<Captain> next) {
        if (next.isPresent()) {
            happens(new MarchesBegan(next.get().id(), SkirmishLimits.MARCHES));
        } else if (state.turn() == state.turns()) {
            happens(new SkirmishEnded(winner()));
        } else {
            happens(new TurnBegan(state.turn() + 1));
        }
    }

    /** SK-END: the most men on the hills win; nobody wins where two have as many. */
    private Optional<String> winner() {
        int most = state.captains().stream().mapToInt(captain -> state.men(captain.id())).max().orElseThrow();
        var best = state.captains().stream().map(Captain::id).filter(id -> state.men(id) == most).toList();
        return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }

    private Execution march(March march) {
        if (!marches(march.captain())) {
            return refuse("SK-MARCH", march.captain() + " does not march now.", march);
        }
        if (HillMap.PRINTED.between(new SpaceId(march.from()), new SpaceId(march.to())).isEmpty()) {
            return refuse("SK-MARCH-PATH", "No path leads from " + HillMap.name(march.from()) + " to " + HillMap.name(march.to())
                    + ". " + reachable(march), march);
        }
        int men = state.men(march.captain(), march.from());
        if (march.men() < 1 || march.men() > men) {
            return refuse("SK-MARCH-MEN", "Of " + men + " men on " + HillMap.name(march.from()) + " 1 to " + men + " march.", march);
        }
        var enemy = state.force(march.to()).map(HillForce::captain).filter(owner -> !owner.equals(march.captain()));
        if (!SkirmishLimits.mayEnter(state, march.captain(), march.to())) {
            return refuse("SK-MARCH-ORDER", march.captain() + " holds and does not attack " + enemy.orElseThrow() + ".", march);
        }
        if (enemy.isPresent()) {
            happens(new ClashJoined(march.captain(), enemy.get(), march.from(), march.to(), march.men()));
        } else {
            happens(new Marched(march.captain(), march.from(), march.to(), march.men()));
            goOn();
        }
        return CommandRun.success();
    }

    private static String reachable(March march) {
        return HillMap.PRINTED.borders(new SpaceId(march.from())).stream().map(border -> HillMap.name(border.to().value()))
                .collect(Collectors.joining(", ", "Paths lead to ", "."));
    }

    private Execution endMarches(EndMarches end) {
        if (!marches(end.captain())) {
            return refuse("SK-MARCH", end.captain() + " does not march now.", end);
        }
        begin(state.marchingAfter(end.captain()));
        return CommandRun.success();
    }

    private Execution commit(Commit commit, Dice dice) {
        if (!(state.phase() instanceof SkirmishPhase.Clash clash) || !clash.defender().equals(commit.captain())) {
            return refuse("SK-COMMIT", commit.captain() + " is not attacked.", commit);
        }
        int reserve = state.captain(commit.captain()).flatMap(Captain::reserve).orElse(0);
        if (commit.men() < 0 || commit.men() > reserve) {
            return refuse("SK-COMMIT", "The reserve has " + reserve + " men.", commit);
        }
        var recorder = StepRecorder.recording();
        return switch (SkirmishOdds.procedure(state).start(SkirmishOdds.start(state, clash, commit.men()), dice, recorder)) {
            case Run.MissingDie<ClashRound>(var die) -> CommandRun.needsDie(die);
            case Run.Waiting<ClashRound> waiting -> throw new IllegalStateException("a clash waits for nobody");
            case Run.Finished<ClashRound>(var round, var thrown) -> {
                rolls.addAll(thrown);
                happens(new Clashed(clash.attacker(), clash.defender(), clash.from(), clash.to(), clash.men(), commit.men(),
                        round.attackersLost(), round.defendersLost(), round.taken()), recorder.steps());
                goOn();
                yield CommandRun.success();
            }
        };
    }

    /** After a march or a clash: the skirmish ends with the last enemy, and nobody marches who has no march or no men left. */
    private void goOn() {
        var marches = (SkirmishPhase.Marches) state.phase();
        if (state.marching().size() <= 1) {
            happens(new SkirmishEnded(winner()));
        } else if (marches.left() == 0 || state.men(marches.captain()) == 0) {
            begin(state.marchingAfter(marches.captain()));
        }
    }

    private boolean marches(String captain) {
        return state.phase() instanceof SkirmishPhase.Marches marches && marches.captain().equals(captain);
    }

    private void happens(SkirmishEvent event) {
        happens(event, List.of());
    }

    private void happens(SkirmishEvent event, List<Step> explanation) {
        events.add(new ExplainedEvent<>(event, explanation));
        state = SkirmishEvolution.of(state, event);
    }

    private Execution refuse(String rule, String detail, SkirmishCommand command) {
        return CommandRun.refuse(rule, Sentence.ofText(detail), SkirmishDecisions.legal(before, command.captain()));
    }
}
