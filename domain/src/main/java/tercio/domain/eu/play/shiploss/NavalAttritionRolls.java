package tercio.domain.eu.play.shiploss;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.NavalStrain;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.harbour.Departures;
import tercio.domain.eu.play.shiploss.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.play.shiploss.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.play.shiploss.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** The rolls for attrition at sea: of voyages, and of stacks that stay at sea (EU-ATTR-NAVAL). */
public final class NavalAttritionRolls {

    public static final String RULE = "EU-ATTR-NAVAL";
    static final String WHY = "attrition";

    private NavalAttritionRolls() {}

    /** The roll of a voyage, for its way so far. */
    public static void due(Play play, Voyage voyage) {
        var stack = play.state().sailing(voyage.stack()).orElseThrow();
        due(play, stack, new NavalStrain(voyage.way(), voyage.departure(), voyage.tolls(), false).with(voyage.dropped()));
    }

    /** A roll of a naval stack. */
    public static void due(Play play, NavalStack stack, NavalStrain strain) {
        play.happens(new NavalAttritionDue(stack.country(), stack.id(), strain));
    }

    /** The naval stacks of an alliance that stay at sea without having moved this impulse: they roll too. */
    public static List<NavalStack> staying(Board board, int alliance) {
        return board.state().fleetsOf(alliance).filter(stack -> !stack.moved() && !SeaCompany.follows(board.state(), stack) && board.map().sea(stack.at()).isPresent()).toList();
    }

    /** The roll of a stack that stays at sea. */
    public static void dueOfStaying(Play play, NavalStack stack) {
        var ships = SeaCompany.together(play.state(), stack);
        due(play, ships, new NavalStrain(List.of(ships.at()), Departures.of(play.board(), ships), 0, false));
    }

    /** The roll that is due first. */
    static Optional<Duty.NavalAttrition> due(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.NavalAttrition.class::isInstance).map(Duty.NavalAttrition.class::cast).findFirst();
    }

    /** The contingents for which a roll is made, the leading one first, with those that left the voyage on its way (EU-MOVE-REGROUP). */
    private static List<NavalStack> rolling(EuState state, Duty.NavalAttrition duty) {
        var sailing = SeaCompany.of(state, state.fleet(duty.stack()).orElseThrow());
        var left = duty.strain().dropped().stream().flatMap(id -> state.fleet(id).stream()).filter(each -> sailing.stream().noneMatch(other -> other.id().equals(each.id())));
        return Stream.concat(sailing.stream(), left).toList();
    }

    /** All for which a roll is made, as one stack. */
    static NavalStack together(EuState state, Duty.NavalAttrition duty) {
        return rolling(state, duty).stream().reduce(NavalStack::joinedBy).orElseThrow();
    }

    static Option option(Board board, Duty.NavalAttrition duty) {
        return new Option("roll for attrition of " + FleetTitle.of(board.state(), duty.stack()), new RollNavalAttrition(duty.stack()));
    }

    static Optional<Verdict<EuEvent>> roll(Play play, RollNavalAttrition command) {
        var asked = due(play.state());
        if (asked.isEmpty() || !asked.get().stack().equals(command.stack())) {
            return Play.refused(RULE, (play.state().fleet(command.stack()).isEmpty() ? "there is no naval stack " + command.stack()
                            : FleetTitle.of(play.state(), command.stack()) + " has no attrition to roll for now"),
                    asked.map(duty -> List.of(option(play.board(), duty))).orElse(List.of()));
        }
        var duty = asked.get();
        var rolling = rolling(play.state(), duty);
        var stack = together(play.state(), duty);
        var dice = play.dice("attrition at sea of " + stack.id());
        var recorder = StepRecorder.recording();
        var run = Attrition.of(StrainedFleet.of(play.board(), stack, duty.strain()), play.tables())
                .start(Attrition.start(), each -> dice.next(named(stack, each)), recorder);
        if (run instanceof Run.Lacking<AttritionLoss> lacking) {
            return Play.wants(named(stack, lacking.die()));
        }
        var done = (Run.Finished<AttritionLoss>) run;
        play.rolled(done.rolls().stream().map(roll -> new Roll(named(stack, roll.name()), roll.value())).toList());
        var loss = done.state();
        int lost = loss.percent() == 0 ? 0 : stack.ships().thirds() - loss.wastage().left();
        play.happens(new NavalAttritionRolled(stack.country(), stack.id(), loss.percent(), lost), recorder.steps());
        SinkingTroops.percent(play, stack, loss.percent());
        SinkingGold.percent(play, stack, loss.percent());
        TakingShips.owed(play, rolling.stream().flatMap(each -> play.state().fleet(each.id()).stream()).toList(), lost, WHY);
        return Play.done();
    }

    /** A die of the procedure, named after the stack. */
    private static DieName named(NavalStack stack, DieName die) {
        return DieName.d10(stack.id(), die.purpose()).ordinal(die.ordinal());
    }
}
