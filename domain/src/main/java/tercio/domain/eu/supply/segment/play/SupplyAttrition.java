package tercio.domain.eu.supply.segment.play;

import java.util.List;
import java.util.Locale;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossesInThirds;
import tercio.domain.eu.land.losses.play.TakingLosses;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.AnswerPillage;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillageAnswered;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.turn.leader.play.LeadersPlacement;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The rolls for attrition of supply and sieges, and the answers to a P. Where no pillage can be placed, or no LD is left to lose, a P
 * leaves no choice.
 */
final class SupplyAttrition {

    private static final String SUPPLY = "EU-ATTR-SUPPLY";
    static final String PILLAGE = "EU-ATTR-PILLAGE";
    private static final String WHY = "attrition";

    private SupplyAttrition() {}

    /** The rolls that are still to be made, for troops that still exist. */
    static List<AttritionDue> dueRolls(EuState state) {
        if (!state.duties().isEmpty()) {
            return state.duties().getFirst() instanceof Duty.Attrition owed ? List.of(owed.due()) : List.of();
        }
        var all = switch (state.phase()) {
            case Phase.Wintering wintering -> wintering.due();
            case Phase.Supply supply -> supply.due();
            case Phase.Besiegers besiegers -> besiegers.due();
            default -> List.<AttritionDue>of();
        };
        return all.stream().filter(due -> mustRoll(state, due)).toList();
    }

    /** Whether troops are left that roll. */
    static boolean mustRoll(EuState state, AttritionDue due) {
        var stacks = remainingStacks(state, due.stacks());
        return !stacks.isEmpty() && (due.kind() != AttritionKind.TIMAR || RollingTroops.timarLd(stacks) > 0);
    }

    static List<Stack> remainingStacks(EuState state, List<StackId> stacks) {
        return stacks.stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Rolls for troops of which it is due. */
    static Execution roll(EuCommandRun play, RollAttrition command) {
        var all = dueRolls(play.state());
        var asked = all.stream()
                .filter(due -> due.province().equals(command.province()) && due.kind() == command.kind())
                .findFirst();
        if (all.isEmpty()) {
            return EuCommandRun.refuse(SupplySegment.STEP, Sentence.of("eu.supply.refused-no-roll"));
        }
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(SUPPLY, Sentence.of("eu.supply.refused-no-roll-there")
                    .with("kind", command.kind() == null ? "any" : command.kind().name().toLowerCase(Locale.ROOT)).with("where", SentenceNames.place(command.province())), all.stream()
                    .map(due -> option(play.board(), due)).toList());
        }
        var leaders = LeadersPlacement.placementRefusal(play.board());
        if (leaders.isPresent()) {
            return EuCommandRun.refuse(leaders.get());
        }
        var due = asked.get();
        var board = play.board();
        var stacks = remainingStacks(play.state(), due.stacks());
        var dice = play.dice(due.kind().rule().id() + " of " + stacks.getFirst().id() + " in " + due.province());
        var recorder = StepRecorder.recording();
        boolean room = canBePillaged(board, due.province(), stacks.getFirst());
        var run = Attrition.of(RollingTroops.of(board, due), play.tables())
                .start(room ? Attrition.start() : Attrition.start().withAnswer(PillageAnswer.LOSE), each -> dice.next(WorldAttrition.die(stacks, each)), recorder);
        return switch (run) {
            case Run.MissingDie<AttritionLoss> lacking -> EuCommandRun.needsDie(WorldAttrition.die(stacks, lacking.die()));
            case Run.Waiting<AttritionLoss> waiting when waiting.at().state().lossLd() * Thirds.LD < WarView.thirds(stacks) -> {
                play.addRolls(WorldAttrition.namedRolls(stacks, waiting.rolls()));
                play.emit(rolledEvent(due, stacks, waiting.at().state(), play.state().commandingCountry(stacks)), recorder.steps());
                yield EuCommandRun.success();
            }
            case Run.Waiting<AttritionLoss> waiting -> {
                play.addRolls(WorldAttrition.namedRolls(stacks, waiting.rolls()));
                play.emit(rolledEvent(due, stacks, waiting.at().state(), null), recorder.steps());
                suffer(play, due.province(), stacks, waiting.at().state().lossLd(), false);
                yield EuCommandRun.success();
            }
            case Run.Finished<AttritionLoss> done -> {
                play.addRolls(WorldAttrition.namedRolls(stacks, done.rolls()));
                int thirds = WorldAttrition.lostThirds(board, stacks, done.state());
                play.emit(rolledEvent(due, stacks, done.state(), thirds), recorder.steps());
                LossesInThirds.suffer(play, stacks, thirds, WHY);
                if (due.kind() == AttritionKind.TIMAR) {
                    sendTimarHome(play, stacks, done.state().lossLd());
                } else {
                    suffer(play, due.province(), stacks, done.state().lossLd(), room && done.state().pillage());
                }
                yield EuCommandRun.success();
            }
        };
    }

    /** Whether the province has room for a pillage and may be pillaged: neutral land is crossed and nothing else (EU-CTRL-5). */
    private static boolean canBePillaged(WarView board, SpaceId province, Stack stack) {
        return board.state().marks().pillageLevel(province) < ProvinceMarks.MOST_PILLAGED && !board.isNeutral(province, board.state().allianceOf(stack));
    }

    /** @param thirds lost in the rest of the world; 0 in Europe */
    private static AttritionRolled rolledEvent(AttritionDue due, List<Stack> stacks, AttritionLoss loss, int thirds) {
        return new AttritionRolled(due.kind(), due.province(), stacks.stream().map(Stack::id).toList(), loss.lossLd() + thirds / Thirds.LD, loss.p(), null,
                Optional.of(thirds % Thirds.LD));
    }

    private static AttritionRolled rolledEvent(AttritionDue due, List<Stack> stacks, AttritionLoss loss, CountryId asks) {
        return new AttritionRolled(due.kind(), due.province(), stacks.stream().map(Stack::id).toList(), loss.lossLd(), loss.p(), asks);
    }

    static Option option(WarView board, AttritionDue due) {
        return new Option(Sentence.of("eu.supply.to-roll").with("kind", due.kind().name().toLowerCase(Locale.ROOT))
                .with("who", SentenceNames.country(board.state().commandingCountry(remainingStacks(board.state(), due.stacks()))))
                .with("where", SentenceNames.place(due.province())), new RollAttrition(due.province(), due.kind()));
    }

    // --- A P ----------------------------------------------------------------------------------------------------------

    /** The answers to a P. */
    static List<Option> answers(WarView board, Duty.Pillage duty) {
        return List.of(new Option(Sentence.of("eu.supply.to-lose").with("ld", duty.ld() + 1), new AnswerPillage(duty.province(), PillageAnswer.LOSE)),
                new Option(Sentence.of("eu.supply.to-pillage").with("where", SentenceNames.place(duty.province())).with("ld", duty.ld()),
                        new AnswerPillage(duty.province(), PillageAnswer.PILLAGE)));
    }

    /** Answers the P that is asked. */
    static Execution answer(EuCommandRun play, AnswerPillage command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.Pillage.class::isInstance).map(Duty.Pillage.class::cast).findFirst();
        if (asked.isEmpty() || command.answer() == null || !asked.get().province().equals(command.province())) {
            return EuCommandRun.refuse(PILLAGE, Sentence.of("eu.supply.refused-no-choice").with("where", SentenceNames.place(command.province())),
                    asked.map(duty -> answers(play.board(), duty)).orElse(List.of()));
        }
        var duty = asked.get();
        var stacks = remainingStacks(play.state(), duty.stacks());
        boolean lose = command.answer() == PillageAnswer.LOSE;
        play.emit(new PillageAnswered(duty.country(), duty.province(), command.answer()), List.of(Step.of("pillage", PILLAGE)
                .result(Sentence.of("eu.attrition.result-pillage").with("loses", lose).with("pillages", !lose).with("forages", false))));
        suffer(play, duty.province(), stacks, duty.ld() + (lose ? 1 : 0), !lose);
        return EuCommandRun.success();
    }

    /** Each loss of a Wintering far from home sends 1 LD of Timar home (EU-TUR-4). */
    private static void sendTimarHome(EuCommandRun play, List<Stack> stacks, int ld) {
        if (ld > 0) {
            play.emit(new LossesSuffered(play.state().commandingCountry(stacks), stacks.stream().filter(stack -> stack.units().timar()).map(Stack::id).toList(), ld,
                    TakingLosses.WINTER));
        }
    }

    private static void suffer(EuCommandRun play, SpaceId province, List<Stack> stacks, int ld, boolean pillage) {
        int level = play.state().marks().pillageLevel(province);
        if (pillage && level < ProvinceMarks.MOST_PILLAGED) {
            play.emit(new PillagePlaced(province, level + 1));
        }
        if (ld > 0 && ld * Thirds.LD >= WarView.thirds(stacks)) {
            stacks.forEach(stack -> play.emit(new StackDestroyed(stack.id(), province, WHY)));
        } else if (ld > 0) {
            play.emit(new LossesSuffered(play.state().commandingCountry(stacks), stacks.stream().map(Stack::id).toList(), ld, WHY));
        }
    }
}
