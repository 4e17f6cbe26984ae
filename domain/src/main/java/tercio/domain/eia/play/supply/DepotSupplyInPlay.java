package tercio.domain.eia.play.supply;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.Upkeep;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.SeaLanes;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.eia.play.supply.SupplyCommand.PaySupply;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Depot supply in a game (EIA-7.4.2): who can live off a depot, who pays, and what. */
final class DepotSupplyInPlay {

    static final String RULE = "EIA-7.4.2.1";

    /** A feeding and the power that pays for it. */
    record Meal(Power payer, DepotPayment.Fed fed) {}

    /** All that one payment feeds. */
    record Bill(List<SupplyEvent.Payment> payments, List<String> corps, List<String> cities, List<Step> steps) {}

    private DepotSupplyInPlay() {}

    /** The unbesieged corps of a power whose supply is not settled. */
    static List<Corps> open(EiaBoard board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.journey().upkeep() == Upkeep.OPEN)
                .filter(corps -> !corps.at().isAboard() && !(corps.at().inCity() && board.besieged(corps.at().area()))).toList();
    }

    /** Where a corps is fed; empty where it must forage: after a force march, or without a depot in reach (EIA-7.4.1). */
    static Optional<Meal> meal(EiaBoard board, Corps corps) {
        if (corps.journey().forcedMarch()) {
            return Optional.empty();
        }
        return meal(board, corps, corps.power()).or(() -> allies(board, corps.power()).stream()
                .flatMap(ally -> meal(board, corps, ally).stream()).min(Comparator.comparingInt(meal -> meal.fed().cost())));
    }

    /** Allies who permit the use of their depots, and pay for it (EIA-7.4.2.2). */
    private static List<Power> allies(EiaBoard board, Power power) {
        return board.diplomacy().depots().stream().filter(grant -> grant.to() == power && board.allied(grant.by(), power))
                .map(grant -> grant.by()).filter(ally -> board.state().power(ally).isPresent()).toList();
    }

    private static Optional<Meal> meal(EiaBoard board, Corps corps, Power owner) {
        var area = corps.at().area();
        boolean winter = board.winterIn(area);
        var land = SupplyChains.of(board, owner).nearest(area, DepotPayment.FARTHEST).map(near -> new DepotPayment.FedCorps(near.distance(), winter));
        var sea = invasion(board, owner, area) ? Optional.of(new DepotPayment.FedCorps(1, winter)) : Optional.<DepotPayment.FedCorps>empty();
        return Stream.of(land, sea).flatMap(Optional::stream).min(Comparator.comparingInt(DepotPayment.FedCorps::cost))
                .map(fed -> new Meal(owner, fed));
    }

    /** Whether a depot of a power on a fleet in a sea area next to an area gives invasion supply (EIA-7.4.4). */
    private static boolean invasion(EiaBoard board, Power power, String area) {
        return board.map().seasNextTo(area).stream().anyMatch(sea -> board.state().depotAt(Location.aboard(sea)).filter(depot -> depot.power() == power).isPresent()
                && !SeaLanes.iced(board, board.map().seaArea(sea).orElseThrow()) && SupplyChains.of(board, power).suppliesSea(sea));
    }

    /** The besieged cities in which a power has forces whose supply is not settled. */
    static List<String> besieged(EiaBoard board, Power power) {
        return board.state().cities().values().stream().filter(city -> city.besieged() && !city.fed() && speaksFor(board, power, city))
                .map(CityHold::area).toList();
    }

    /** The power that settles the supply of a besieged city: who controls it if it has forces inside, else the first that has. */
    private static boolean speaksFor(EiaBoard board, Power power, CityHold city) {
        var inside = Arrays.stream(Power.values()).filter(each -> board.state().power(each).isPresent())
                .filter(each -> board.inside(city.area()).stream().anyMatch(corps -> corps.power() == each)
                        || city.garrisons().keySet().stream().anyMatch(nation -> board.controllerOf(nation).filter(each::equals).isPresent())).toList();
        var speaker = inside.stream().filter(each -> city.controller().equals(each.word())).findFirst().or(() -> inside.stream().findFirst());
        return speaker.filter(power::equals).isPresent() && board.factorsInCity(city.area()) > 0;
    }

    /** How a besieged port is fed: by sea or by invasion supply; empty where its forces must forage (EIA-7.4.2.1.2). */
    static Optional<Meal> port(EiaBoard board, Power power, String area) {
        if (!board.area(area).port()) {
            return Optional.empty();
        }
        boolean winter = board.winterIn(area);
        var chains = SupplyChains.of(board, power);
        boolean sea = board.state().depotAt(Location.city(area)).filter(depot -> depot.power() == power).isPresent() && chains.valid(Location.city(area));
        if (sea) {
            return Optional.of(new Meal(power, new DepotPayment.FedPort(false, winter)));
        }
        return invasion(board, power, area) ? Optional.of(new Meal(power, new DepotPayment.FedPort(true, winter))) : Optional.empty();
    }

    /** The bill for everything that is left; a refusal where somebody must forage first. */
    static Bill bill(EiaBoard board, Power power) {
        var meals = new ArrayList<Meal>();
        var corps = new ArrayList<String>();
        var cities = new ArrayList<String>();
        for (var each : open(board, power)) {
            meal(board, each).ifPresent(meal -> {
                meals.add(meal);
                corps.add(each.id());
            });
        }
        for (var area : besieged(board, power)) {
            port(board, power, area).ifPresent(meal -> {
                meals.add(meal);
                cities.add(area);
            });
        }
        Map<Power, List<DepotPayment.Fed>> byPayer = new EnumMap<>(Power.class);
        meals.forEach(meal -> byPayer.computeIfAbsent(meal.payer(), payer -> new ArrayList<>()).add(meal.fed()));
        var recorder = StepRecorder.recording();
        var payments = byPayer.entrySet().stream()
                .map(entry -> new SupplyEvent.Payment(entry.getKey(), DepotPayment.money(DepotPayment.cost(entry.getValue(), recorder)))).toList();
        return new Bill(payments, corps, cities, recorder.steps());
    }

    /** Why the power cannot pay now; empty where it can. */
    static Optional<Refusal> objection(EiaBoard board, Power power, Bill bill) {
        var hungry = open(board, power).stream().filter(corps -> !bill.corps().contains(corps.id())).findFirst();
        if (hungry.isPresent()) {
            return no(RULE, hungry.get().title() + " can use no depot" + (hungry.get().journey().forcedMarch() ? " after its force march" : "") + ": it forages first.");
        }
        var city = besieged(board, power).stream().filter(area -> !bill.cities().contains(area)).findFirst();
        if (city.isPresent()) {
            return no("EIA-7.4.5", "The forces besieged in " + board.name(city.get()) + " check for supply first.");
        }
        if (bill.payments().isEmpty()) {
            return no(RULE, "Nobody is left to pay for.");
        }
        return bill.payments().stream().filter(payment -> board.state().power(payment.payer()).orElseThrow().money() < payment.money()).findFirst()
                .flatMap(payment -> no(RULE, payment.payer().title() + " has " + board.state().power(payment.payer()).orElseThrow().money()
                        + " money points, and the supply costs " + payment.money() + ": corps forage until it can be paid."));
    }

    static Optional<Verdict<EiaEvent>> pay(EiaPlay play, PaySupply command) {
        var board = play.board();
        var bill = bill(board, command.power());
        var objection = objection(board, command.power(), bill);
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get()));
        }
        play.happens(new SupplyEvent.SupplyPaid(command.power(), bill.payments(), bill.corps(), bill.cities()), bill.steps());
        return EiaPlay.done();
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
