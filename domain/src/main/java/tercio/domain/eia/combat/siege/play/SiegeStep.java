package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.SparedCities;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The sieges of a land combat step: which are still to be resolved, and who decides on each (EIA-7.5.1.3, EIA-7.5.4). */
final class SiegeStep {

    static final String RULE = "EIA-7.5.4";
    static final String ATTEMPT = "EIA-7.5.4.1";

    private SiegeStep() {}

    /** A city with a besieger that has no corps left outside it; empty where every besieger has one. */
    static Optional<SpaceId> abandonedCity(EiaWarView board) {
        for (var city : board.besiegedCities()) {
            if (city.besiegers().stream().anyMatch(power -> SiegeForces.besiegingCorps(board, city.area(), List.of(power)).isEmpty())) {
                return Optional.of(city.area());
            }
        }
        return Optional.empty();
    }

    /** The besieged cities on which the acting power decides now: each once in its sequence (reading E18). */
    static List<CityHold> openSieges(EiaWarView board) {
        if (!board.state().isIn(LandStep.COMBAT) || board.state().combats().part() != CombatPart.SIEGES) {
            return List.of();
        }
        return board.besiegedCities().stream().filter(city -> !city.attempted() && decidingPower(board, city).isPresent()).toList();
    }

    /** The acting power that decides on a siege: the leader of the phasing besiegers, or else a besieged one. */
    static Optional<Power> decidingPower(EiaWarView board, CityHold city) {
        return actingBesieger(board, city).or(() -> actingBesieged(board, city.area()));
    }

    /** The power that leads the phasing besiegers; empty where none of them acts now. */
    static Optional<Power> actingBesieger(EiaWarView board, CityHold city) {
        return SiegeForces.leaderOfBesiegers(board, city.area(), SiegeForces.phasingBesiegers(board, city));
    }

    /** The acting power inside a city: the one that leads the garrison where it acts, else the first. */
    static Optional<Power> actingBesieged(EiaWarView board, SpaceId area) {
        var acting = actingPowers(board).stream().filter(power -> SiegeForces.isInside(board, area, power)).toList();
        return SiegeForces.playedDefender(board, area).filter(acting::contains).or(() -> acting.stream().findFirst());
    }

    static List<Power> actingPowers(EiaWarView board) {
        return board.state().slot().map(slot -> slot.acting()).orElse(List.of());
    }

    /** The refusal of a command about a siege on which this power does not decide now; empty where it does. */
    static Optional<Refusal> refusal(EiaCommandRun play, Power power, SpaceId area, boolean asBesieger) {
        var board = play.board();
        var city = openSieges(board).stream().filter(each -> each.area().equals(area)).findFirst();
        var options = openSieges(board).stream().flatMap(each -> options(board, each).stream()).toList();
        if (city.isEmpty()) {
            var known = board.state().city(area);
            var why = known.isEmpty() ? Sentence.of("eia.refused.no-city").with("area", new Text(String.valueOf(area)))
                    : Sentence.of("eia.refused.no-open-siege").with("city", CampaignNames.area(area)).with("because", !known.get().isBesieged() ? "free" : known.get().attempted() ? "attempted" : "later");
            return Optional.of(Refusal.of(known.filter(CityHold::attempted).isPresent() ? ATTEMPT : RULE, why).withLegal(options));
        }
        if (decidingPower(board, city.get()).orElseThrow() != power) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.siege-decider").with("decides", CampaignNames.power(decidingPower(board, city.get()).orElseThrow()))
                    .with("city", CampaignNames.area(area)).with("who", CampaignNames.power(power))).withLegal(options));
        }
        boolean besieges = actingBesieger(board, city.get()).isPresent();
        return besieges == asBesieger ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.siege-side").with("who", CampaignNames.power(power)).with("besieges", besieges).with("city", CampaignNames.area(area))).withLegal(options));
    }

    /** The answers to the question about a siege that can be listed. */
    static List<Option> options(EiaWarView board, CityHold city) {
        var area = city.area();
        var power = decidingPower(board, city).orElseThrow();
        var options = new ArrayList<Option>();
        if (actingBesieger(board, city).isPresent()) {
            if (isSupplied(board, city)) {
                options.add(new Option(Sentence.of("eia.siege.to-attempt"), new CitySiegeCommand.AttemptAssault(power, area)));
            }
            options.add(new Option(Sentence.of("eia.siege.to-go-on"), new CitySiegeCommand.HoldSiege(power, area)));
            options.add(new Option(Sentence.of("eia.siege.to-raise"), new CitySiegeCommand.RaiseSiege(power, area)));
            return options;
        }
        options.add(new Option(Sentence.of("eia.siege.to-stay-inside"), new CitySiegeCommand.HoldSiege(power, area)));
        var all = GarrisonSally.availableFactors(board, area);
        if (!all.isEmpty()) {
            options.add(new Option(Sentence.of("eia.siege.to-attack"), new CitySiegeCommand.AttackBesiegers(power, area, all)));
        }
        return options;
    }

    /**
     * Whether the besiegers may attempt an assault: each of their corps used depot supply or took no bonus of unused movement points
     * (EIA-7.5.4, EIA-7.4.1.2.2).
     */
    static boolean isSupplied(EiaWarView board, CityHold city) {
        return SiegeForces.phasingBesiegers(board, city).stream().noneMatch(power -> SparedCities.isSpared(board, power, city.area()));
    }

    static Execution holdSiege(EiaCommandRun play, CitySiegeCommand.HoldSiege command) {
        var city = openSieges(play.board()).stream().filter(each -> each.area().equals(command.area())).findFirst();
        boolean besieges = city.flatMap(each -> actingBesieger(play.board(), each)).isPresent();
        var objection = refusal(play, command.power(), command.area(), besieges);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        play.emit(new CitySiegeEvent.SiegeHeld(command.power(), command.area()));
        return EiaCommandRun.success();
    }

    static Execution raiseSiege(EiaCommandRun play, CitySiegeCommand.RaiseSiege command) {
        var objection = refusal(play, command.power(), command.area(), true);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var city = play.state().city(command.area()).orElseThrow();
        var remaining = city.besiegers().stream().filter(power -> !actingPowers(play.board()).contains(power)).toList();
        play.emit(new CitySiegeEvent.SiegeHeld(command.power(), command.area()));
        play.emit(new CitySiegeEvent.SiegeRaised(command.area(), remaining));
        return EiaCommandRun.success();
    }

    /** The first duty if it is of this kind, of this power and about this city. */
    static <D extends SiegeDuty> Optional<D> openDuty(EiaCommandRun play, Class<D> kind, CitySiegeCommand command) {
        return play.state().duties().stream().limit(1).filter(kind::isInstance).map(kind::cast)
                .filter(duty -> duty.area().equals(command.area()) && duty.power() == command.power()).findFirst();
    }
}
