package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The rolls for attrition at sea: of voyages, and of stacks that stay at sea (EU-ATTR-NAVAL). */
public final class NavalAttritionRolls {

    public static final String RULE = "EU-ATTR-NAVAL";
    static final String WHY = "attrition";

    private NavalAttritionRolls() {}

    /** The roll of a voyage, for its way so far. */
    public static void makeDue(EuCommandRun play, Voyage voyage) {
        var stack = play.state().sailing(voyage.stack()).orElseThrow();
        makeDue(play, stack, new NavalStrain(voyage.way(), voyage.departure(), voyage.tolls(), false).with(voyage.dropped()));
    }

    /** A roll of a naval stack. */
    public static void makeDue(EuCommandRun play, NavalStack stack, NavalStrain strain) {
        play.emit(new NavalAttritionDue(stack.country(), stack.id(), strain));
    }

    /** The naval stacks of an alliance that stay at sea without having moved this impulse: they roll too. */
    public static List<NavalStack> stacksStaying(WarView board, Alliance alliance) {
        return board.state().fleetsOf(alliance).filter(stack -> !stack.moved() && !SeaCompany.follows(board.state(), stack) && board.map().sea(stack.at()).isPresent()).toList();
    }

    /** The roll of a stack that stays at sea. */
    public static void makeDueForStaying(EuCommandRun play, NavalStack stack) {
        var ships = SeaCompany.together(play.state(), stack);
        makeDue(play, ships, new NavalStrain(List.of(ships.at()), Departures.of(play.board(), ships), 0, false));
    }

    /** The roll that is due first. */
    static Optional<Duty.NavalAttrition> dueRoll(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.NavalAttrition.class::isInstance).map(Duty.NavalAttrition.class::cast).findFirst();
    }

    /** The contingents for which a roll is made, the leading one first, with those that left the voyage on its way (EU-MOVE-REGROUP). */
    private static List<NavalStack> rollingContingents(EuState state, Duty.NavalAttrition duty) {
        var sailing = SeaCompany.of(state, state.fleet(duty.stack()).orElseThrow());
        var left = duty.strain().dropped().stream().flatMap(id -> state.fleet(id).stream()).filter(each -> sailing.stream().noneMatch(other -> other.id().equals(each.id())));
        return Stream.concat(sailing.stream(), left).toList();
    }

    /** All for which a roll is made, as one stack. */
    static NavalStack together(EuState state, Duty.NavalAttrition duty) {
        return rollingContingents(state, duty).stream().reduce(NavalStack::mergedWith).orElseThrow();
    }

    static Option option(WarView board, Duty.NavalAttrition duty) {
        return new Option(Sentence.of("eu.shiploss.to-roll").with("stack", SentenceNames.fleet(board.state(), duty.stack())), new RollNavalAttrition(duty.stack()));
    }

    static Execution roll(EuCommandRun play, RollNavalAttrition command) {
        var asked = dueRoll(play.state());
        if (asked.isEmpty() || !asked.get().stack().equals(command.stack())) {
            return EuCommandRun.refuse(RULE, play.state().fleet(command.stack()).isEmpty() ? Sentence.of("eu.common.refused-no-fleet")
                    .with("id", new Text(String.valueOf(command.stack()))) : Sentence.of("eu.shiploss.refused-no-attrition")
                    .with("stack", SentenceNames.fleet(play.state(), command.stack())),
                    asked.map(duty -> List.of(option(play.board(), duty))).orElse(List.of()));
        }
        var duty = asked.get();
        var rolling = rollingContingents(play.state(), duty);
        var stack = together(play.state(), duty);
        var dice = play.dice("attrition at sea of " + stack.id());
        var recorder = StepRecorder.recording();
        var run = Attrition.of(StrainedFleet.of(play.board(), stack, duty.strain()), play.tables())
                .start(Attrition.start(), each -> dice.next(stackDie(stack, each)), recorder);
        if (run instanceof Run.MissingDie<AttritionLoss> lacking) {
            return EuCommandRun.needsDie(stackDie(stack, lacking.die()));
        }
        var done = (Run.Finished<AttritionLoss>) run;
        play.addRolls(done.rolls().stream().map(roll -> new Roll(stackDie(stack, roll.name()), roll.value())).toList());
        var loss = done.state();
        int lost = loss.percent() == 0 ? 0 : stack.ships().thirds() - loss.wastage().left();
        play.emit(new NavalAttritionRolled(stack.country(), stack.id(), loss.percent(), lost), recorder.steps());
        SinkingTroops.losePercent(play, stack, loss.percent());
        SinkingGold.losePercent(play, stack, loss.percent());
        TakingShips.loseOrOwe(play, rolling.stream().flatMap(each -> play.state().fleet(each.id()).stream()).toList(), lost, WHY);
        return EuCommandRun.success();
    }

    /** A die of the procedure, named after the stack. */
    private static DieName stackDie(NavalStack stack, DieName die) {
        return DieName.d10(stack.id().value(), die.purpose()).ordinal(die.ordinal());
    }
}
