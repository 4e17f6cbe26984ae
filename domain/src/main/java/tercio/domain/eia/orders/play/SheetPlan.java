package tercio.domain.eia.orders.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.depots.play.DepotCommand;
import tercio.domain.eia.movement.play.MarchCommand;
import tercio.domain.eia.orders.Occasion;
import tercio.domain.eia.orders.OrderSheet;
import tercio.domain.eia.orders.SheetOrder;
import tercio.domain.eia.supply.play.SupplyCommand;
import tercio.domain.eia.turn.play.TurnCommand;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The next step of the sheet of a power on a board. The orders that are carried out already follow from the board: the depot stands,
 * the corps has come where it was sent.
 *
 * <p>Decided: in its own sequence a power with a sheet does what the sheet orders and nothing else. Its steps end when their orders are
 * carried out, what no order feeds lives off depots, sieges without an order go on, and the dice of what has one answer are thrown. An
 * order that cannot be carried out stops the sheet until its player has acted, unless the sheet says that it goes on. An order of
 * another kind than the step of the sequence waits for its step. A sheet that orders nothing but when
 * France moves leaves the sequence to its player.
 */
public final class SheetPlan {

    private final EiaWarView board;
    private final Power power;
    private final OrderSheet sheet;
    private final List<Decision> asked;
    private final Function<EiaCommand, Optional<Sentence>> objection;
    private final SheetMarches marches;

    /**
     * @param board as the power knows it
     * @param asked the questions that it is asked now
     * @param objection the reason why a command cannot be given now; empty if it can
     */
    public SheetPlan(EiaWarView board, Power power, OrderSheet sheet, List<Decision> asked, Function<EiaCommand, Optional<Sentence>> objection) {
        this.board = board;
        this.power = power;
        this.sheet = sheet;
        this.asked = asked.stream().filter(decision -> decision.party().equals(power.word()) && !decision.kind().equals("SendOrders")).toList();
        this.objection = objection;
        marches = new SheetMarches(board, power, sheet, objection);
    }

    /** The next step. */
    public SheetStep next() {
        return next(Set.of());
    }

    /**
     * The next step, without some orders.
     *
     * @param skipped the numbers of the orders that are left out, from 0
     */
    public SheetStep next(Set<Integer> skipped) {
        if (asked.isEmpty()) {
            return new SheetStep.Wait();
        }
        return reply().or(() -> order(skipped)).or(this::formality).or(this::anything).orElseGet(SheetStep.Wait::new);
    }

    private Optional<SheetStep> reply() {
        return asked.stream().flatMap(decision -> SheetReplies.reply(board, sheet, decision).stream()).filter(this::isPossible).findFirst().map(SheetPlan::give);
    }

    private boolean isPossible(EiaCommand command) {
        return objection.apply(command).isEmpty();
    }

    private static SheetStep give(EiaCommand command) {
        return new SheetStep.Give(command, OptionalInt.empty());
    }

    // --- Orders ----------------------------------------------------------------------------------------------------

    private Optional<SheetStep> order(Set<Integer> skipped) {
        boolean silent = board.state().phase() instanceof LandPhase.InSequence && sheet.orders().stream().allMatch(SheetOrder.Slot.class::isInstance);
        if (!board.state().duties().isEmpty() || silent) {
            return Optional.empty();
        }
        return switch (board.state().phase()) {
            case LandPhase.Announcement announcement -> slot(skipped);
            case LandPhase.InSequence(var slot, var step) when slot.movingPower() == power && step != LandStep.COMBAT -> inStep(step, skipped);
            case LandPhase.InSequence(var slot, var step) when step == LandStep.COMBAT -> siege(skipped);
            default -> Optional.empty();
        };
    }

    private Optional<SheetStep> slot(Set<Integer> skipped) {
        for (int at = 0; at < sheet.orders().size(); at++) {
            if (!skipped.contains(at) && sheet.orders().get(at) instanceof SheetOrder.Slot(int place)) {
                return Optional.of(giveOrFail(at, new TurnCommand.AnnounceSlot(power, place)));
            }
        }
        return Optional.empty();
    }

    private Optional<SheetStep> inStep(LandStep step, Set<Integer> skipped) {
        for (int at = 0; at < sheet.orders().size(); at++) {
            var due = skipped.contains(at) ? Optional.<SheetStep>empty() : due(step, at, sheet.orders().get(at));
            if (due.isPresent() && (due.get() instanceof SheetStep.Give || !SheetReplies.says(sheet, Occasion.FAILS, "go on"))) {
                return due;
            }
        }
        return switch (step) {
            case SUPPLY -> supply();
            case DEPOTS, MOVEMENT, GUERILLAS -> Optional.of(new TurnCommand.EndStep(power, step)).filter(this::isPossible).map(SheetPlan::give);
            case COMBAT -> Optional.empty();
        };
    }

    /** The step that an order still has in a step of the sequence; empty if it is carried out, or belongs to another step. */
    private Optional<SheetStep> due(LandStep step, int at, SheetOrder order) {
        return switch (order) {
            case SheetOrder.RemoveDepot(var place) when step == LandStep.DEPOTS && holdsDepot(place.id()) -> Optional.of(giveOrFail(at, new DepotCommand.RemoveDepot(power, place.id())));
            case SheetOrder.PlaceDepot(var place) when step == LandStep.DEPOTS && !holdsDepot(place.id()) -> Optional.of(giveOrFail(at, new DepotCommand.PlaceDepot(power, place.id())));
            case SheetOrder.Besiege(var area) when step == LandStep.MOVEMENT && !besieges(area) -> Optional.of(giveOrFail(at, new MarchCommand.BesiegeCity(power, area)));
            case SheetOrder.Lift(var area) when step == LandStep.MOVEMENT && besieges(area) -> Optional.of(giveOrFail(at, new MarchCommand.LiftSiege(power, area)));
            case SheetOrder.March march when step == LandStep.MOVEMENT -> marches.due(at, march);
            case SheetOrder.March march when step == LandStep.SUPPLY && march.feeding() == SheetOrder.Feeding.FORAGE -> marches.forage(at, march);
            default -> Optional.empty();
        };
    }

    private boolean holdsDepot(LocationId place) {
        return Optional.ofNullable(board.state().depots().get(place)).filter(depot -> depot.power() == power).isPresent();
    }

    private boolean besieges(SpaceId area) {
        return board.state().city(area).filter(city -> city.besiegers().contains(power)).isPresent();
    }

    private SheetStep giveOrFail(int at, EiaCommand command) {
        return objection.apply(command).<SheetStep>map(why -> new SheetStep.Fail(at, why)).orElseGet(() -> new SheetStep.Give(command, OptionalInt.of(at)));
    }

    /** The numbers of the orders that are still to be carried out in this month, from 0. */
    public List<Integer> open() {
        var slot = board.state().order().stream().filter(acting -> acting.contains(power)).findFirst().map(board.state().order()::indexOf).orElse(0);
        return switch (board.state().phase()) {
            case LandPhase.Announcement announcement -> IntStream.range(0, sheet.orders().size()).boxed().toList();
            case LandPhase.InSequence(var now, var step) when now.number() < slot -> after(Optional.empty());
            case LandPhase.InSequence(var now, var step) when now.number() == slot -> after(Optional.of(step));
            default -> List.of();
        };
    }

    /** The orders whose step is to come, and those of the current step that still want something. */
    private List<Integer> after(Optional<LandStep> now) {
        return IntStream.range(0, sheet.orders().size()).filter(at -> {
            var order = sheet.orders().get(at);
            int step = stepOf(order);
            return now.isEmpty() ? step >= 0 : step > now.get().ordinal() || step == now.get().ordinal() && (step == LandStep.COMBAT.ordinal() ? isAskedAbout(order) : due(now.get(), at, order).isPresent());
        }).boxed().toList();
    }

    private boolean isAskedAbout(SheetOrder order) {
        return order instanceof SheetOrder.Assault(var area) && isAskedAbout(area);
    }

    /** The number of the step to which an order belongs; -1 before the sequences. */
    private static int stepOf(SheetOrder order) {
        return switch (order) {
            case SheetOrder.Slot slot -> -1;
            case SheetOrder.RemoveDepot remove -> LandStep.DEPOTS.ordinal();
            case SheetOrder.PlaceDepot place -> LandStep.DEPOTS.ordinal();
            case SheetOrder.March march -> LandStep.MOVEMENT.ordinal();
            case SheetOrder.Besiege besiege -> LandStep.MOVEMENT.ordinal();
            case SheetOrder.Lift lift -> LandStep.MOVEMENT.ordinal();
            case SheetOrder.ForageAll forage -> LandStep.SUPPLY.ordinal();
            case SheetOrder.Assault assault -> LandStep.COMBAT.ordinal();
        };
    }

    // --- Supply ----------------------------------------------------------------------------------------------------

    private Optional<SheetStep> supply() {
        if (sheet.orders().stream().anyMatch(SheetOrder.ForageAll.class::isInstance)) {
            var all = optionsOf("forage").stream().filter(option -> !feedsByDepot(option)).map(option -> (EiaCommand) option.command()).filter(this::isPossible).findFirst();
            if (all.isPresent()) {
                return all.map(SheetPlan::give);
            }
        }
        return firstOf("besieged-supply").or(() -> firstOf("pay-supply")).or(() -> firstOf("forage"));
    }

    private boolean feedsByDepot(Option option) {
        return sheet.orders().stream().anyMatch(order -> order instanceof SheetOrder.March march && march.feeding() == SheetOrder.Feeding.DEPOT
                && option.command() instanceof SupplyCommand.ForageCorps forage && forage.corps().equals(march.corps()));
    }

    private Optional<SheetStep> firstOf(String decision) {
        return optionsOf(decision).stream().map(option -> (EiaCommand) option.command()).filter(this::isPossible).findFirst().map(SheetPlan::give);
    }

    private List<Option> optionsOf(String decision) {
        return asked.stream().filter(each -> each.id().equals(decision)).flatMap(each -> each.options().stream()).toList();
    }

    // --- Combats ---------------------------------------------------------------------------------------------------

    private Optional<SheetStep> siege(Set<Integer> skipped) {
        for (int at = 0; at < sheet.orders().size(); at++) {
            if (!skipped.contains(at) && sheet.orders().get(at) instanceof SheetOrder.Assault(var area) && isAskedAbout(area)) {
                var attempt = giveOrFail(at, new CitySiegeCommand.AttemptAssault(power, area));
                if (attempt instanceof SheetStep.Give || !SheetReplies.says(sheet, Occasion.FAILS, "go on")) {
                    return Optional.of(attempt);
                }
            }
        }
        return answers().stream().filter(CitySiegeCommand.HoldSiege.class::isInstance).map(EiaCommand.class::cast).filter(this::isPossible).findFirst().map(SheetPlan::give)
                .or(this::combat);
    }

    private boolean isAskedAbout(SpaceId area) {
        return answers().stream().anyMatch(answer -> answer instanceof CitySiegeCommand.HoldSiege hold && hold.area().equals(area));
    }

    /** Combats in the order in which the sheet marches into them, the others as they are listed. */
    private Optional<SheetStep> combat() {
        var listed = answers().stream().filter(CombatCommand.ChooseCombat.class::isInstance).map(CombatCommand.ChooseCombat.class::cast)
                .filter(choose -> !choose.simplified()).toList();
        var wanted = new ArrayList<SpaceId>();
        sheet.orders().forEach(order -> {
            if (order instanceof SheetOrder.March march && !march.to().isEmpty()) {
                wanted.add(march.to().getLast());
            }
        });
        return wanted.stream().flatMap(area -> listed.stream().filter(choose -> choose.area().equals(area))).findFirst()
                .or(() -> listed.stream().findFirst()).map(SheetPlan::give);
    }

    private List<Command> answers() {
        return asked.stream().flatMap(decision -> decision.options().stream()).map(Option::command).toList();
    }

    // --- The rest --------------------------------------------------------------------------------------------------

    /** Rounds go on as they are, and what has one answer is answered. */
    private Optional<SheetStep> formality() {
        for (var decision : asked) {
            var only = decision.kind().equals("FightRound") ? decision.options().stream().filter(option -> option.command().equals(CombatCommand.FightRound.plain(power))).toList()
                    : decision.options().size() == 1 && decision.form() == null && decision.movers().isEmpty() && !isOptional(decision) ? decision.options() : List.<Option>of();
            var command = only.stream().map(option -> (EiaCommand) option.command()).filter(this::isPossible).findFirst();
            if (command.isPresent()) {
                return command.map(SheetPlan::give);
            }
        }
        return Optional.empty();
    }

    /** Whether nobody has to answer a decision: it offers what may be done in a step before the step ends. */
    private static boolean isOptional(Decision decision) {
        return switch (decision.kind()) {
            case "EndStep", "PlaceDepot", "RemoveDepot", "BesiegeCity", "LiftSiege", "ForceAccess", "ForageCorps", "ForageBeforeSiege", "HuntGuerillas", "RaiseGuerillas",
                 "DetachFactors", "AbsorbFactors", "JoinDepotGarrison", "LeaveDepotGarrison", "MoveCorps", "MoveIrregular" -> true;
            default -> false;
        };
    }

    private Optional<SheetStep> anything() {
        if (!SheetReplies.says(sheet, Occasion.ELSE, "first answer")) {
            return Optional.empty();
        }
        return asked.stream().filter(decision -> !isOptional(decision)).flatMap(decision -> decision.options().stream().map(Option::command).findFirst()
                        .or(() -> decision.optionalForm().map(form -> form.example())).stream())
                .map(EiaCommand.class::cast).filter(this::isPossible).findFirst().map(SheetPlan::give);
    }
}
