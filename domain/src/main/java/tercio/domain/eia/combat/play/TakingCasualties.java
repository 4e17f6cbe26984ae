package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.TakeCasualties;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.combat.play.DueLosses.LossCell;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/** A side chooses its losses of a round or of a pursuit (EIA-7.5.2.9.2, EIA-7.5.2.10.2.3, EIA-7.5.3.3). */
final class TakingCasualties {

    private TakingCasualties() {}

    static Execution take(EiaCommandRun play, TakeCasualties command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var side = combat.sideLedBy(command.power()).orElseThrow();
        var due = DueLosses.of(play.board(), combat, side, tables);
        if (due.isEmpty()) {
            return EiaCommandRun.refuse("EIA-7.5.2.9.2", Sentence.of("eia.refused.no-losses").with("who", CampaignNames.power(command.power())));
        }
        var chosen = new ArrayList<FactorLoss>();
        for (var loss : command.losses()) {
            var found = ArmyUnit.losses(due.get().from(), loss.unit(), loss.type(), loss.count());
            if (loss.count() < 0 || found.stream().mapToInt(FactorLoss::count).sum() != loss.count()) {
                return EiaCommandRun.refuse(rule(due.get()), CampaignNames.fewerFactors(CombatNames.unitName(play.state(), loss.unit()), loss.type(), due.get().factorsOf(loss.unit(), loss.type()),
                        loss.count()), options(play.board(), command.power(), due.get()));
            }
            chosen.addAll(found);
        }
        if (!CombatCommand.isPlainList(command.losses().stream().map(loss -> loss.unit() + " " + loss.type()).toList())) {
            return EiaCommandRun.refuse(rule(due.get()), Sentence.of("eia.refused.named-twice"), options(play.board(), command.power(), due.get()));
        }
        var fault = due.get().refusal(FactorLoss.sum(chosen));
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(fault.get().withLegal(options(play.board(), command.power(), due.get())));
        }
        play.emit(new CasualtiesTaken(side, due.get().demand().pursuit(), chosenLosses(due.get(), command)));
        return EiaCommandRun.success();
    }

    /** All that a side loses with a choice that is legal: what leaves no choice, then what it names. */
    static List<FactorLoss> chosenLosses(DueLosses due, TakeCasualties command) {
        var losses = new ArrayList<>(due.forced());
        command.losses().forEach(loss -> losses.addAll(ArmyUnit.losses(due.from(), loss.unit(), loss.type(), loss.count())));
        return losses;
    }

    /** All that a side loses by the standing order. */
    static List<FactorLoss> standingLosses(DueLosses due) {
        var losses = new ArrayList<>(due.forced());
        losses.addAll(due.inOrder(DueLosses.STANDING));
        return losses;
    }

    private static String rule(DueLosses due) {
        return due.demand().pursuit() ? "EIA-7.5.2.10.2.3" : "EIA-7.5.2.9.2";
    }

    /** Takes losses that leave no choice. */
    static boolean settleForcedLosses(EiaCommandRun play, CombatSide side, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var due = DueLosses.of(play.board(), combat, side, tables);
        if (due.isEmpty() || !due.get().isForced()) {
            return false;
        }
        play.emit(new CasualtiesTaken(side, due.get().demand().pursuit(), standingLosses(due.get())));
        return true;
    }

    // --- The question ----------------------------------------------------------------------------------------------

    /** The standing orders, ready to send. */
    static List<Option> options(EiaWarView board, Power power, DueLosses due) {
        var options = new ArrayList<Option>();
        options.add(option(false, power, due, DueLosses.STANDING));
        var other = option(true, power, due, DueLosses.HORSE_FIRST);
        if (!other.command().equals(options.getFirst().command())) {
            options.add(other);
        }
        return options;
    }

    private static Option option(boolean horseFirst, Power power, DueLosses due, List<FactorType> order) {
        var losses = due.inOrder(order);
        return new Option(Sentence.of("eia.combat.to-lose").with("horse", horseFirst).with("factors", CampaignNames.factors(FactorLoss.sum(losses))), new TakeCasualties(power, asChosen(due, losses)));
    }

    /** Losses of units as a player names them. */
    private static List<LossOf> asChosen(DueLosses due, List<FactorLoss> losses) {
        var named = new ArrayList<LossOf>();
        for (var loss : losses) {
            var choice = due.from().stream().filter(unit -> unit.id().equals(loss.unit())).findFirst().orElseThrow().choice();
            int at = -1;
            for (int each = 0; each < named.size(); each++) {
                at = named.get(each).unit().equals(choice) && named.get(each).type() == loss.type() ? each : at;
            }
            if (at < 0) {
                named.add(new LossOf(choice, loss.type(), loss.count()));
            } else {
                named.set(at, new LossOf(choice, loss.type(), named.get(at).count() + loss.count()));
            }
        }
        return named;
    }

    static Form form(EiaWarView board, Power power, DueLosses due) {
        var cells = due.cells();
        var fields = new ArrayList<Field>();
        for (int at = 0; at < cells.size(); at++) {
            var cell = cells.get(at);
            fields.add(new Count(field(at), Sentence.of("eia.combat.field-loss").with("unit", CombatNames.unitName(board.state(), cell.choice())).with("type", CampaignNames.factorType(cell.type())), 0, cell.most()));
        }
        var names = fields.stream().map(Field::name).toArray(String[]::new);
        var example = due.inOrder(DueLosses.STANDING);
        var full = new TakeCasualties(power, lossesOfCells(cells, cell -> asChosen(due, example).stream()
                .filter(loss -> loss.unit().equals(cell.choice()) && loss.type() == cell.type()).mapToInt(LossOf::count).sum()));
        return new Form(full, fields, limits(due, names),
                filling -> new TakeCasualties(power, lossesOfCells(cells, cell -> filling.count(field(cells.indexOf(cell))))),
                below -> randomFilling(due, cells, below));
    }

    private static String field(int at) {
        return "losses." + at + ".count";
    }

    private static List<LossOf> lossesOfCells(List<LossCell> cells, ToIntFunction<LossCell> count) {
        return cells.stream().map(cell -> new LossOf(cell.choice(), cell.type(), count.applyAsInt(cell))).toList();
    }

    private static List<Limit> limits(DueLosses due, String... names) {
        var limits = new ArrayList<Limit>();
        if (due.demand().pursuit()) {
            limits.add(Limit.of(Sentence.of("eia.combat.limit-points").with("points", due.demand().due()).with("other", due.tables().constants().pursuitFactors())
                    .with("militia", due.tables().constants().pursuitMilitia()), "EIA-7.5.2.10.2.3", names));
            return limits;
        }
        limits.add(Limit.of(Sentence.of("eia.combat.limit-losses").with("count", due.rules().number()), "EIA-7.5.2.9.2", names));
        if (due.demand().militiaLast()) {
            limits.add(Limit.of(Sentence.of("eia.combat.limit-militia"), "EIA-7.5.2.9.2.1", names));
        }
        if (due.demand().cavalryOwed()) {
            limits.add(Limit.of(Sentence.of("eia.combat.limit-cavalry"), "EIA-7.5.2.9.2.2", names));
        }
        return limits;
    }

    private static Filling randomFilling(DueLosses due, List<LossCell> cells, IntUnaryOperator below) {
        int[] left = cells.stream().mapToInt(LossCell::most).toArray();
        int[] lost = RandomLosses.draw(due, cells, left, below);
        var values = new HashMap<String, Object>();
        for (int at = 0; at < cells.size(); at++) {
            values.put(field(at), lost[at]);
        }
        return new Filling(values);
    }
}
