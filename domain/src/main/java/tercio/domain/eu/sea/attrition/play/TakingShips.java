package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.ShipFields;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsToLose;
import tercio.domain.eu.sea.ships.SharedLosses;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/** The choice of the ships that a naval stack loses (EU-ATTR-NAVAL). */
public final class TakingShips {

    /** Longer lists of choices are described by a form. */
    private static final int LISTED = 8;
    /** Three thirds of a warship are a whole one. */
    private static final int MOST_THIRDS = 2;

    private TakingShips() {}

    /** Ships of a stack, with its contingents, are lost: at once where nothing is left to choose, else by a duty. */
    public static void loseOrOwe(EuCommandRun play, NavalStack stack, int thirds, String why) {
        loseOrOwe(play, play.state().fleet(stack.id()).map(known -> SeaCompany.of(play.state(), known)).orElse(List.of()), thirds, why);
    }

    /**
     * Ships of several contingents are lost, the leading one first among them ({@link SharedLosses}); each country chooses its own. The leading one loses its ships
     * last, so that the command passes to ships that are left.
     */
    static void loseOrOwe(EuCommandRun play, List<NavalStack> contingents, int thirds, String why) {
        if (thirds > 0) {
            var shares = SharedLosses.thirds(contingents.stream().mapToInt(each -> each.ships().thirds()).toArray(), thirds);
            for (int at = contingents.size() - 1; at >= 0; at--) {
                loseOrOweOne(play, play.state().fleet(contingents.get(at).id()).orElseThrow(), shares[at], why);
            }
        }
    }

    private static void loseOrOweOne(EuCommandRun play, NavalStack stack, int thirds, String why) {
        if (thirds <= 0) {
            return;
        }
        var choices = ShipLossChoices.choices(stack.ships(), thirds);
        if (choices.size() == 1) {
            lose(play, stack, choices.getFirst());
        } else {
            play.emit(new ShipsToLose(stack.country(), stack.id(), thirds, why));
        }
    }

    private static void lose(EuCommandRun play, NavalStack stack, NavalUnits lost) {
        var left = FleetCounters.afterLosses(play.board(), stack, lost);
        if (left.thirds() == 0) {
            Succession.passCommand(play, List.of(stack.id()));
            SinkingTroops.loseAll(play, play.state().fleet(stack.id()).orElseThrow());
            SinkingGold.loseAll(play, play.state().fleet(stack.id()).orElseThrow());
        }
        play.emit(left.thirds() == 0 ? new FleetLost(stack.id(), stack.at(), lost) : new ShipLossEvent.ShipsLost(stack.id(), lost, left));
    }

    /** The loss that is owed first. */
    private static Optional<Duty.ShipLosses> openDuty(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.ShipLosses.class::isInstance).map(Duty.ShipLosses.class::cast).findFirst();
    }

    private static List<NavalUnits> choices(EuState state, Duty.ShipLosses duty) {
        return ShipLossChoices.choices(state.fleet(duty.stack()).orElseThrow().ships(), duty.thirds());
    }

    /** The choices of a short list; of a longer one, those that take most and fewest warships. */
    static List<Option> options(EuState state, Duty.ShipLosses duty) {
        var choices = choices(state, duty);
        var listed = choices.size() <= LISTED ? choices.stream() : Stream.of(choices.getFirst(), choices.getLast());
        return listed.map(lost -> new Option(Sentence.of("eu.shiploss.to-lose").with("ships", SentenceNames.ships(lost)), new LoseShips(duty.stack(), Ships.of(lost)))).toList();
    }

    /** The form for a long list of choices; {@code null} for a short one. */
    static Form form(EuState state, Duty.ShipLosses duty) {
        var choices = choices(state, duty);
        if (choices.size() <= LISTED) {
            return null;
        }
        var have = state.fleet(duty.stack()).orElseThrow().ships();
        var ships = new ShipFields("ships", new NavalUnits(0, 0, have.nwd(), have.ngd(), have.ntd(), MOST_THIRDS, have.vgd()));
        var fields = ships.fields("lost");
        var limits = List.of(Limit.of(Sentence.of("eu.shiploss.limit").with("size", SentenceNames.shipCount(duty.thirds())), NavalAttritionRolls.RULE, fields.stream().map(Field::name).toArray(String[]::new)));
        return new Form(new LoseShips(duty.stack(), Ships.of(choices.getFirst())), fields, limits,
                filled -> new LoseShips(duty.stack(), ships.of(filled)), below -> new Filling(ships.values(choices.get(below.applyAsInt(choices.size())))));
    }

    /** Names the ships. Refused if none are owed, or if the choice is not one that the rules leave. */
    static Execution take(EuCommandRun play, LoseShips command) {
        var asked = openDuty(play.state()).filter(duty -> duty.stack().equals(command.stack()));
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(NavalAttritionRolls.RULE, Sentence.of("eu.shiploss.refused-no-losses"));
        }
        var duty = asked.get();
        if (command.ships() == null || !command.ships().isInRange() || !choices(play.state(), duty).contains(command.ships().units())) {
            return EuCommandRun.refuse(NavalAttritionRolls.RULE, Sentence.of("eu.shiploss.refused-other-ships").with("stack", SentenceNames.fleet(play.state(), duty.stack()))
                    .with("size", SentenceNames.shipCount(duty.thirds())), options(play.state(), duty));
        }
        lose(play, play.state().fleet(duty.stack()).orElseThrow(), command.ships().units());
        return EuCommandRun.success();
    }
}
