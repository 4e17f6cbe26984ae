package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.BesiegedSupply.BesiegedCity;
import tercio.domain.eia.supply.play.SupplyCommand.ForageInCity;
import tercio.domain.eia.supply.play.SupplyCommand.TakeHungerLosses;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Besieged forces check for supply in a game (EIA-7.4.5). */
final class BesiegedSupplyInPlay {

    static final String RULE = "EIA-7.4.5";
    static final String LOSSES = "EIA-7.4.5.2";

    /** The order of losses of a garrison that nobody plays. */
    private static final List<FactorType> UNPLAYED = List.of(FactorType.MILITIA);

    private BesiegedSupplyInPlay() {}

    static Execution forage(EiaCommandRun play, ForageInCity command) {
        var board = play.board();
        boolean neutral = UnsettledSupply.neutralCities(board, command.power()).contains(command.area());
        if (!neutral && !UnsettledSupply.besiegedCities(board, command.power()).contains(command.area())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-besieged-supply").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        var recorder = StepRecorder.recording();
        return switch (BesiegedSupply.ROLL.procedure().start(BesiegedSupply.ROLL.start(besiegedCity(board, command.area())), play.dice("besieged supply of " + command.power().word() + " in " + command.area()),
                recorder)) {
            case Run.MissingDie<SingleRoll.RollState<BesiegedCity, BesiegedSupply.Hunger>> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<BesiegedCity, BesiegedSupply.Hunger>> waiting ->
                throw new IllegalStateException("besieged supply asks no player: " + waiting.choice());
            case Run.Finished<SingleRoll.RollState<BesiegedCity, BesiegedSupply.Hunger>> finished -> {
                play.addRolls(finished.rolls());
                var hunger = finished.state().result();
                if (neutral) {
                    starveNeutralGarrison(play, command, hunger.factorsLost(), recorder.steps());
                    yield EiaCommandRun.success();
                }
                play.emit(new SupplyEvent.BesiegedForaged(command.power(), command.area(), hunger.factorsLost(),
                        Optional.of(finished.state().subject().factorsInside())), recorder.steps());
                if (hunger.cityEmptied()) {
                    starveOut(play, command.power(), command.area());
                } else if (hunger.factorsLost() > 0) {
                    addDueLosses(play, command.power(), command.area(), hunger.factorsLost());
                }
                yield EiaCommandRun.success();
            }
        };
    }

    /** The question that the roll puts for a city on the board. */
    static BesiegedCity besiegedCity(EiaWarView board, SpaceId area) {
        return new BesiegedCity(board.printedCity(area).orElseThrow().spires(), board.factorsInCity(area));
    }

    private static void starveNeutralGarrison(EiaCommandRun play, ForageInCity command, int lost, List<Step> steps) {
        var city = play.state().city(command.area()).orElseThrow();
        var losses = new ArrayList<HungerLoss>();
        int left = lost;
        for (var garrison : city.garrisons().entrySet()) {
            var taken = CasualtyRules.free(garrison.getValue(), Math.min(left, garrison.getValue().total())).inOrder(UNPLAYED);
            left -= taken.total();
            losses.add(new HungerLoss(UnitId.ofGarrison(garrison.getKey()), taken));
        }
        play.emit(new SupplyEvent.NeutralGarrisonForaged(command.power(), command.area(), losses.stream().filter(loss -> !loss.factors().isEmpty()).toList(),
                lost == city.garrisonFactors()), steps);
    }

    private static void starveOut(EiaCommandRun play, Power power, SpaceId area) {
        var board = play.board();
        var captor = StarvedCities.captor(board, area);
        var leaders = board.state().leadersAt(Location.city(area)).stream().map(LeaderPiece::id).toList();
        play.emit(new SupplyEvent.CityStarvedOut(power, area, unitsInside(board, area), board.corpsInside(area).stream().map(Corps::id).toList(), captor, leaders));
        StarvedCities.settleDepot(play, captor, area);
    }

    /**
     * Each owner chooses among what is his own: the power that forages first, then its allies inside for what is left (reading: an ally's
     * corps is known to its owner alone, so nobody else can choose its losses).
     */
    private static void addDueLosses(EiaCommandRun play, Power forages, SpaceId area, int lost) {
        var board = play.board();
        int left = lost;
        for (var power : Stream.concat(Stream.of(forages), board.state().powersInGame().filter(other -> other != forages)).toList()) {
            int own = Math.min(left, unitsInside(board, area, power).stream().mapToInt(unit -> unit.factors().total()).sum());
            if (own > 0) {
                play.emit(new SupplyEvent.HungerLossesDue(power, area, own));
                left -= own;
            }
        }
    }

    /** The forces inside a city of a power and of nations that nobody plays. */
    static List<HungerLoss> unitsInside(EiaWarView board, SpaceId area, Power power) {
        return unitsInside(board, area).stream().filter(unit -> ownerOf(board, unit.unit()).filter(owner -> owner != power).isEmpty()).toList();
    }

    private static Optional<Power> ownerOf(EiaWarView board, UnitId unit) {
        return board.state().findCorps(unit).map(Corps::power)
                .or(() -> Optional.ofNullable(board.state().irregulars().get(unit)).map(Irregular::power))
                .or(() -> board.controllerOf(unit.nation()));
    }

    /** All that is inside a city, unit by unit: garrisons, corps, irregulars. */
    static List<HungerLoss> unitsInside(EiaWarView board, SpaceId area) {
        var units = new ArrayList<HungerLoss>();
        board.state().city(area).orElseThrow().garrisons().forEach((nation, factors) -> units.add(new HungerLoss(UnitId.ofGarrison(nation), factors)));
        board.corpsInside(area).forEach(corps -> units.add(new HungerLoss(corps.id(), corps.factorsOrNone())));
        board.state().irregularsAt(Location.city(area)).forEach(piece -> units.add(new HungerLoss(piece.id(), Factors.of(piece.type(), 1))));
        return units.stream().filter(unit -> !unit.factors().isEmpty()).toList();
    }

    static Execution takeLosses(EiaCommandRun play, TakeHungerLosses command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof SupplyDuty.BesiegedLosses due)
                || due.power() != command.power() || !due.area().equals(command.area())) {
            return EiaCommandRun.refuse(LOSSES, Sentence.of("eia.refused.no-hunger-losses").with("at", CampaignNames.at(command.area())));
        }
        var units = unitsInside(board, due.area(), due.power());
        int total = command.losses().stream().mapToInt(loss -> loss.factors().total()).sum();
        boolean known = command.losses().stream().allMatch(loss -> units.stream()
                .anyMatch(unit -> unit.unit().equals(loss.unit()) && unit.factors().holds(loss.factors())));
        boolean once = command.losses().stream().map(HungerLoss::unit).distinct().count() == command.losses().size();
        if (total != due.factors() || !known || !once) {
            return EiaCommandRun.refuse(LOSSES, Sentence.of("eia.refused.hunger-losses").with("count", due.factors()).with("city", CampaignNames.area(due.area())));
        }
        emitLosses(play, due, command.losses());
        return EiaCommandRun.success();
    }

    private static void emitLosses(EiaCommandRun play, SupplyDuty.BesiegedLosses due, List<HungerLoss> losses) {
        var board = play.board();
        var removed = losses.stream().filter(loss -> board.state().findCorps(loss.unit()).filter(corps -> corps.factorsOrNone().equals(loss.factors())).isPresent())
                .map(HungerLoss::unit).toList();
        play.emit(new SupplyEvent.HungerLossesTaken(due.power(), due.area(), losses.stream().filter(loss -> !loss.factors().isEmpty()).toList(), removed));
    }

    /** Takes losses that leave no choice: one garrison of one type, and nobody else inside. */
    static boolean settleForcedDuty(EiaCommandRun play, SupplyDuty.BesiegedLosses due) {
        var board = play.board();
        var units = unitsInside(board, due.area(), due.power());
        if (units.size() != 1 || units.getFirst().factors().counts().size() != 1
                || !board.state().city(due.area()).orElseThrow().garrisons().containsKey(units.getFirst().unit().nation())) {
            return false;
        }
        var only = units.getFirst();
        var type = only.factors().counts().keySet().iterator().next();
        emitLosses(play, due, List.of(new HungerLoss(only.unit(), Factors.of(type, due.factors()))));
        return true;
    }
}
