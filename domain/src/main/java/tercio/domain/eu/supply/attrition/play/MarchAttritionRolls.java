package tercio.domain.eu.supply.attrition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossesInThirds;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.PillageQuestion;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.supply.segment.play.WorldAttrition;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The rolls for movement attrition and the answers to a P. A P that finds every province of the move pillaged to the full costs one
 * LD, as in the supply segment (reading). Troops that the number of the result destroys have nothing left to choose.
 */
final class MarchAttritionRolls {

    static final String PILLAGE = "EU-ATTR-PILLAGE";
    private static final String WHY = "attrition";

    private MarchAttritionRolls() {}

    static List<Stack> remainingStacks(EuState state, List<StackId> stacks) {
        return stacks.stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** The roll that is due first. */
    static Optional<Duty.March> dueRoll(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.March.class::isInstance).map(Duty.March.class::cast).findFirst();
    }

    static Execution roll(EuCommandRun play, RollMarchAttrition command) {
        var asked = dueRoll(play.state());
        if (asked.isEmpty() || !option(play.board(), asked.get().roll()).command().equals(command)) {
            return EuCommandRun.refuse(MarchAttrition.RULE, play.state().stack(new StackId(String.valueOf(command.stack()))).isEmpty() ? Sentence.of("eu.common.refused-no-stack")
                    .with("id", new Text(String.valueOf(command.stack()))) : Sentence.of("eu.attrition.refused-no-roll").with("stack", SentenceNames.stack(play.state(), command.stack())),
                    asked.map(duty -> List.of(option(play.board(), duty.roll()))).orElse(List.of()));
        }
        var duty = asked.get();
        var board = play.board();
        var stacks = remainingStacks(play.state(), duty.roll().stacks());
        var dice = play.dice("march of " + stacks.getFirst().id());
        var recorder = StepRecorder.recording();
        var room = pillageableProvinces(board, stacks.getFirst(), duty.roll().path());
        var run = Attrition.of(MarchingTroops.of(board, duty.roll()), play.tables())
                .start(room.isEmpty() ? Attrition.start().withAnswer(PillageAnswer.LOSE) : Attrition.start(), each -> dice.next(WorldAttrition.die(stacks, each)), recorder);
        if (run instanceof Run.MissingDie<AttritionLoss> lacking) {
            return EuCommandRun.needsDie(WorldAttrition.die(stacks, lacking.die()));
        }
        boolean waits = run instanceof Run.Waiting<AttritionLoss>;
        var loss = run instanceof Run.Waiting<AttritionLoss> waiting ? waiting.at().state() : ((Run.Finished<AttritionLoss>) run).state();
        var rolls = run instanceof Run.Waiting<AttritionLoss> waiting ? waiting.rolls() : ((Run.Finished<AttritionLoss>) run).rolls();
        play.addRolls(WorldAttrition.namedRolls(stacks, rolls));
        int thirds = WorldAttrition.lostThirds(board, stacks, loss);
        var asks = question(play, stacks, loss, waits, room);
        play.emit(new MarchAttritionRolled(duty.country(), ids(stacks), stacks.getFirst().province(), loss.lossLd() + thirds / Thirds.LD, loss.p(), asks,
                Optional.of(thirds % Thirds.LD)), recorder.steps());
        if (asks == null) {
            if (loss.pillage() && !room.isEmpty()) {
                pillage(play, room.getFirst());
            }
            LossesInThirds.suffer(play, stacks, thirds, WHY);
            suffer(play, stacks, loss.lossLd());
        }
        return EuCommandRun.success();
    }

    /** The open choice: one LD more or a pillage, and the province where there are several. */
    private static PillageQuestion question(EuCommandRun play, List<Stack> stacks, AttritionLoss loss, boolean waits, List<SpaceId> room) {
        boolean choice = waits && loss.lossLd() * Thirds.LD < WarView.thirds(stacks);
        boolean where = !waits && loss.pillage() && room.size() > 1;
        if (!choice && !where) {
            return null;
        }
        var technology = RollingTroops.technology(play.board(), stacks);
        return new PillageQuestion(room, choice, choice && AttritionTables.from(play.tables()).causesForaging(technology));
    }

    /** The provinces of a move that still have room for a pillage, each once; neutral land is crossed and not pillaged (EU-CTRL-5). */
    private static List<SpaceId> pillageableProvinces(WarView board, Stack stack, List<SpaceId> path) {
        var alliance = board.state().allianceOf(stack);
        return path.stream().distinct().filter(province -> board.state().marks().pillageLevel(province) < ProvinceMarks.MOST_PILLAGED
                && board.map().province(province).isPresent() && !board.isNeutral(province, alliance)).toList();
    }

    static Option option(WarView board, MarchRoll roll) {
        return new Option(Sentence.of("eu.attrition.to-roll").with("who", SentenceNames.country(board.state().commandingCountry(remainingStacks(board.state(), roll.stacks()))))
                .with("where", SentenceNames.place(roll.province())), new RollMarchAttrition(remainingStacks(board.state(), roll.stacks()).getFirst().id()));
    }

    // --- A P ----------------------------------------------------------------------------------------------------------

    /** The answers: one LD more, where that is a choice, and each province that can be pillaged. */
    static List<Option> answers(WarView board, Duty.MarchPillage duty) {
        var options = new ArrayList<Option>();
        var first = duty.stacks().getFirst();
        if (duty.choice()) {
            options.add(new Option(Sentence.of("eu.attrition.to-lose").with("ld", duty.ld() + 1), AnswerMarchPillage.loses(first)));
        }
        duty.provinces().forEach(province -> options.add(new Option(Sentence.of("eu.attrition.to-pillage").with("where", SentenceNames.place(province)).with("ld", duty.ld())
                .with("forage", duty.forage()), AnswerMarchPillage.pillages(first, province))));
        return options;
    }

    /** Answers the P that is asked. */
    static Execution answer(EuCommandRun play, AnswerMarchPillage command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.MarchPillage.class::isInstance).map(Duty.MarchPillage.class::cast).findFirst();
        var options = asked.map(duty -> answers(play.board(), duty)).orElse(List.of());
        if (options.stream().noneMatch(option -> option.command().equals(command))) {
            return EuCommandRun.refuse(PILLAGE, asked.isEmpty() ? Sentence.of("eu.attrition.refused-no-pillage") : Sentence.of("eu.attrition.refused-no-answer")
                    .with("stacks", SentenceNames.stacks(play.state(), asked.get().stacks())), options);
        }
        var duty = asked.orElseThrow();
        boolean pillages = command.answer() == PillageAnswer.PILLAGE;
        var foraging = pillages && duty.forage() ? duty.stacks() : List.<StackId>of();
        play.emit(new MarchPillageAnswered(duty.country(), command.province().orElse(null), command.answer(), foraging),
                List.of(Step.of("pillage", PILLAGE).result(pillages ? Sentence.of("eu.attrition.result-pillage-alone").with("forages", !foraging.isEmpty())
                        : Sentence.of("eu.attrition.result-pillage").with("loses", true).with("pillages", false).with("forages", false))));
        command.province().ifPresent(province -> pillage(play, province));
        suffer(play, remainingStacks(play.state(), duty.stacks()), duty.ld() + (pillages ? 0 : 1));
        return EuCommandRun.success();
    }

    private static void pillage(EuCommandRun play, SpaceId province) {
        play.emit(new PillagePlaced(province, play.state().marks().pillageLevel(province) + 1));
    }

    private static void suffer(EuCommandRun play, List<Stack> stacks, int ld) {
        if (ld > 0 && ld * Thirds.LD >= WarView.thirds(stacks)) {
            stacks.forEach(stack -> play.emit(new StackDestroyed(stack.id(), stack.province(), WHY)));
        } else if (ld > 0) {
            play.emit(new LossesSuffered(play.state().commandingCountry(stacks), ids(stacks), ld, WHY));
        }
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
