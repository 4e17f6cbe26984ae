package tercio.domain.eia.play.supply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CasualtyRules;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.SupplyDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.supply.SupplyCommand.ForageInCity;
import tercio.domain.eia.play.supply.SupplyCommand.TakeHungerLosses;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.BesiegedSupply.BesiegedCity;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Besieged forces check for supply in a game (EIA-7.4.5). */
final class BesiegedInPlay {

    static final String RULE = "EIA-7.4.5";
    static final String LOSSES = "EIA-7.4.5.2";

    /** The order of losses of a garrison that nobody plays. */
    private static final List<FactorType> UNPLAYED = List.of(FactorType.MILITIA);

    private BesiegedInPlay() {}

    static Optional<Verdict<EiaEvent>> forage(EiaPlay play, ForageInCity command) {
        var board = play.board();
        boolean neutral = UnsettledSupply.neutral(board, command.power()).contains(command.area());
        if (!neutral && !UnsettledSupply.besieged(board, command.power()).contains(command.area())) {
            return EiaPlay.refused(RULE, command.power().title() + " has no besieged forces in " + board.name(command.area()) + " whose supply is open.");
        }
        var recorder = StepRecorder.recording();
        return switch (BesiegedSupply.ROLL.procedure().start(BesiegedSupply.ROLL.start(city(board, command.area())), play.dice("besieged supply of " + command.power().word() + " in " + command.area()),
                recorder)) {
            case Run.Lacking<SingleRoll.Cast<BesiegedCity, BesiegedSupply.Hunger>> lacking -> EiaPlay.wants(lacking.die());
            case Run.Waiting<SingleRoll.Cast<BesiegedCity, BesiegedSupply.Hunger>> waiting ->
                throw new IllegalStateException("besieged supply asks no player: " + waiting.choice());
            case Run.Finished<SingleRoll.Cast<BesiegedCity, BesiegedSupply.Hunger>> finished -> {
                play.rolled(finished.rolls());
                var hunger = finished.state().result();
                if (neutral) {
                    neutral(play, command, hunger.factorsLost(), recorder.steps());
                    yield EiaPlay.done();
                }
                play.happens(new SupplyEvent.BesiegedForaged(command.power(), command.area(), hunger.factorsLost(),
                        Optional.of(finished.state().subject().factorsInside())), recorder.steps());
                if (hunger.cityEmptied()) {
                    starveOut(play, command.power(), command.area());
                } else if (hunger.factorsLost() > 0) {
                    due(play, command.power(), command.area(), hunger.factorsLost());
                }
                yield EiaPlay.done();
            }
        };
    }

    /** The question that the roll puts for a city on the board. */
    static BesiegedCity city(EiaBoard board, String area) {
        return new BesiegedCity(board.printedCity(area).orElseThrow().spires(), board.factorsInCity(area));
    }

    private static void neutral(EiaPlay play, ForageInCity command, int lost, List<Step> steps) {
        var city = play.state().city(command.area()).orElseThrow();
        var losses = new ArrayList<HungerLoss>();
        int left = lost;
        for (var garrison : city.garrisons().entrySet()) {
            var taken = CasualtyRules.free(garrison.getValue(), Math.min(left, garrison.getValue().total())).inOrder(UNPLAYED);
            left -= taken.total();
            losses.add(new HungerLoss(garrison.getKey(), taken));
        }
        play.happens(new SupplyEvent.NeutralGarrisonForaged(command.power(), command.area(), losses.stream().filter(loss -> !loss.factors().isEmpty()).toList(),
                lost == city.garrisonFactors()), steps);
    }

    private static void starveOut(EiaPlay play, Power power, String area) {
        var board = play.board();
        var captor = StarvedCities.captor(board, area);
        var leaders = board.state().leadersAt(Location.city(area)).stream().map(LeaderPiece::id).toList();
        play.happens(new SupplyEvent.CityStarvedOut(power, area, inside(board, area), board.inside(area).stream().map(Corps::id).toList(), captor, leaders));
        StarvedCities.settleDepot(play, captor, area);
    }

    /**
     * Each owner chooses among what is his own: the power that forages first, then its allies inside for what is left (reading: an ally's
     * corps is known to its owner alone, so nobody else can choose its losses).
     */
    private static void due(EiaPlay play, Power forages, String area, int lost) {
        var board = play.board();
        int left = lost;
        for (var power : Stream.concat(Stream.of(forages), board.state().played().filter(other -> other != forages)).toList()) {
            int own = Math.min(left, inside(board, area, power).stream().mapToInt(unit -> unit.factors().total()).sum());
            if (own > 0) {
                play.happens(new SupplyEvent.HungerLossesDue(power, area, own));
                left -= own;
            }
        }
    }

    /** The forces inside a city of a power and of nations that nobody plays. */
    static List<HungerLoss> inside(EiaBoard board, String area, Power power) {
        return inside(board, area).stream().filter(unit -> owner(board, unit.unit()).filter(owner -> owner != power).isEmpty()).toList();
    }

    private static Optional<Power> owner(EiaBoard board, String unit) {
        return board.state().findCorps(unit).map(Corps::power)
                .or(() -> Optional.ofNullable(board.state().irregulars().get(unit)).map(Irregular::power))
                .or(() -> board.controllerOf(unit));
    }

    /** All that is inside a city, unit by unit: garrisons, corps, irregulars. */
    static List<HungerLoss> inside(EiaBoard board, String area) {
        var units = new ArrayList<HungerLoss>();
        board.state().city(area).orElseThrow().garrisons().forEach((nation, factors) -> units.add(new HungerLoss(nation, factors)));
        board.inside(area).forEach(corps -> units.add(new HungerLoss(corps.id(), corps.held())));
        board.state().irregularsAt(Location.city(area)).forEach(piece -> units.add(new HungerLoss(piece.id(), Factors.of(piece.type(), 1))));
        return units.stream().filter(unit -> !unit.factors().isEmpty()).toList();
    }

    static Optional<Verdict<EiaEvent>> take(EiaPlay play, TakeHungerLosses command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof SupplyDuty.BesiegedLosses due)
                || due.power() != command.power() || !due.area().equals(command.area())) {
            return EiaPlay.refused(LOSSES, "No losses in " + board.name(command.area()) + " are to be chosen.");
        }
        var units = inside(board, due.area(), due.power());
        int total = command.losses().stream().mapToInt(loss -> loss.factors().total()).sum();
        boolean known = command.losses().stream().allMatch(loss -> units.stream()
                .anyMatch(unit -> unit.unit().equals(loss.unit()) && unit.factors().holds(loss.factors())));
        boolean once = command.losses().stream().map(HungerLoss::unit).distinct().count() == command.losses().size();
        if (total != due.factors() || !known || !once) {
            return EiaPlay.refused(LOSSES, due.factors() + " of the factors inside " + board.name(due.area()) + " are lost.");
        }
        happens(play, due, command.losses());
        return EiaPlay.done();
    }

    private static void happens(EiaPlay play, SupplyDuty.BesiegedLosses due, List<HungerLoss> losses) {
        var board = play.board();
        var removed = losses.stream().filter(loss -> board.state().findCorps(loss.unit()).filter(corps -> corps.held().equals(loss.factors())).isPresent())
                .map(HungerLoss::unit).toList();
        play.happens(new SupplyEvent.HungerLossesTaken(due.power(), due.area(), losses.stream().filter(loss -> !loss.factors().isEmpty()).toList(), removed));
    }

    /** Takes losses that leave no choice: one garrison of one type, and nobody else inside. */
    static boolean settles(EiaPlay play, SupplyDuty.BesiegedLosses due) {
        var board = play.board();
        var units = inside(board, due.area(), due.power());
        if (units.size() != 1 || units.getFirst().factors().counts().size() != 1
                || !board.state().city(due.area()).orElseThrow().garrisons().containsKey(units.getFirst().unit())) {
            return false;
        }
        var only = units.getFirst();
        var type = only.factors().counts().keySet().iterator().next();
        happens(play, due, List.of(new HungerLoss(only.unit(), Factors.of(type, due.factors()))));
        return true;
    }
}
