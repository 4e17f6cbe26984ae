package tercio.domain.eu.turn.levy.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.StackingSurplus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.turn.leader.play.Viceroys;
import tercio.domain.eu.turn.levy.Purchase;
import tercio.domain.eu.turn.levy.RecruitPrices;
import tercio.domain.eu.turn.levy.Recruitment;
import tercio.domain.eu.turn.levy.play.LevyCommand.RecruitByLevies;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * Recruitment by exceptional levies (EU-LEVY-RECRUIT): in a province that the country owns and controls and where no enemy is, under
 * half the limit at one, two and three times the price, twice that outside the national territory. Recruits are conscripts. The
 * limit of stacking holds when they are placed (reading), and a treasury may be overdrawn.
 */
final class Recruiting {

    static final String RULE = "EU-LEVY-RECRUIT";
    static final String LIMIT = "EU-RECR-LIMIT";
    static final String AREA = "EU-RECR-AREA";
    private static final List<Counters> SMALLEST = List.of(new Counters(0, 0, 1), new Counters(0, 1, 0), new Counters(1, 0, 0), detachment());

    private Recruiting() {}

    /** One exploration detachment, of the rest of the world. */
    static Counters detachment() {
        return new Counters(0, 0, 0, Optional.empty(), Optional.of(1));
    }

    static OptionalInt limit(WarView board, CountryId country) {
        var prices = RecruitPrices.from(board.tables());
        int fewer = board.state().countries().get(country).reforms().contains(TurkishReform.M1A)
                ? TurkishArmy.from(board.tables()).fewerRecruits() : 0;
        return prices.price(country, board.state().scenario().countries().get(country).landTechnology()).isEmpty() ? OptionalInt.empty()
                : prices.limit(country, Period.of(board.state().scenario().period())).stream().map(limit -> limit - fewer).findFirst();
    }

    /** The recruits that the country may still raise; empty before it declares levies. */
    static Optional<Recruitment> allowance(WarView board, CountryId country) {
        var levies = board.state().countries().get(country).levies();
        var limit = limit(board, country);
        return levies.declared() && limit.isPresent()
                ? Optional.of(new Recruitment(limit.getAsInt(), levies.recruitedLd(), !Viceroys.isOverseasOnly(board.state(), country), levies.recruitedLde()))
                : Optional.empty();
    }

    /** The smallest counter that can be recruited in each province; empty where nothing can be. */
    static List<Option> firstOptions(WarView board, CountryId country) {
        if (allowance(board, country).isEmpty()) {
            return List.of();
        }
        var options = new ArrayList<Option>();
        for (var province : board.state().fortresses().keySet()) {
            if (isOpen(board, country, province)) {
                SMALLEST.stream().filter(units -> fits(board, country, province, units) && price(board, country, province, units).isPresent())
                        .findFirst()
                        .ifPresent(units -> options.add(new Option(Sentence.of("eu.levy.to-recruit").with("units", AnswerNames.counters(units.units()))
                                .with("where", SentenceNames.place(province))
                                .with("price", price(board, country, province, units).orElseThrow()), new RecruitByLevies(country, province, units))));
            }
        }
        return options;
    }

    /** Whether the country owns and controls the province and no enemy is there (EU-RECR-AREA). */
    private static boolean isOpen(WarView board, CountryId country, SpaceId province) {
        var fortress = board.state().fortresses().get(province);
        return fortress != null && country.equals(fortress.owner()) && country.equals(fortress.controller())
                && board.isFriendly(province, board.state().allianceOf(country))
                && (WorldRecruits.isOverseas(board, province) ? WorldRecruits.hasSettlement(board, country, province) : !Viceroys.isOverseasOnly(board.state(), country));
    }

    /** Whether the country has these counters beside the map (EU-UNIT-4). */
    private static boolean hasCounters(WarView board, CountryId country, Counters units) {
        var free = FreeCounters.of(board.state(), country);
        return units.armyPlus() + units.armyMinus() <= free.army() && units.ld() <= free.ld();
    }

    static boolean fits(WarView board, CountryId country, SpaceId province, Counters units) {
        return hasCounters(board, country, units) && isRaisedThere(board, country, province, units) && fitsStackingLimit(board, country, province, units);
    }

    private static boolean isRaisedThere(WarView board, CountryId country, SpaceId province, Counters units) {
        return !WorldRecruits.isOverseas(board, province) ? units.detachments() == 0 : WorldRecruits.priceFactor(board, country, province, units).isPresent();
    }

    private static boolean fitsStackingLimit(WarView board, CountryId country, SpaceId province, Counters units) {
        var recruits = Stack.atRest(new StackId(""), country, province, units.units(), 0, List.of());
        var together = Stream.concat(board.stacksInField(province, board.state().allianceOf(country)).stream(), Stream.of(recruits)).toList();
        return StackingSurplus.surplus(board, together) == 0;
    }

    /** The factor by which the price of counters is multiplied in a province. */
    static int priceFactor(WarView board, CountryId country, SpaceId province, Counters units) {
        return WorldRecruits.isOverseas(board, province) ? WorldRecruits.priceFactor(board, country, province, units).orElse(1) : RecruitPrices.from(board.tables()).priceMultiple(country, province, board.map().isNational(country, province));
    }

    private static Optional<Purchase> purchase(WarView board, CountryId country, Counters units) {
        var price = RecruitPrices.from(board.tables())
                .price(country, board.state().scenario().countries().get(country).landTechnology()).orElseThrow();
        return allowance(board, country).flatMap(allowed -> Purchase.of(units, allowed, price));
    }

    private static Optional<Integer> price(WarView board, CountryId country, SpaceId province, Counters units) {
        return purchase(board, country, units).map(bought -> bought.ducats() * priceFactor(board, country, province, units));
    }

    static Execution recruit(EuCommandRun play, RecruitByLevies command) {
        var board = play.board();
        var country = command.country();
        var notNow = LevySegment.notAskedRefusal(play, country);
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(recruitRefusal(play, RULE, notNow.get()));
        }
        var allowed = allowance(board, country);
        if (allowed.isEmpty()) {
            return EuCommandRun.refuse(recruitRefusal(play, RULE, Sentence.of("eu.levy.refused-not-declared").with("who", SentenceNames.country(country))));
        }
        if (command.province() == null || !isOpen(board, country, command.province())) {
            return EuCommandRun.refuse(recruitRefusal(play, AREA, Sentence.of("eu.levy.refused-where").with("who", SentenceNames.country(country))
                    .with("alone", Viceroys.isOverseasOnly(board.state(), country)).with("where", SentenceNames.place(command.province()))));
        }
        if (command.units() == null || !command.units().isValid()) {
            return EuCommandRun.refuse(recruitRefusal(play, RULE, Sentence.of("eu.levy.refused-counters").with("most", Counters.MOST)));
        }
        if (command.units().timar().isPresent()) {
            return EuCommandRun.refuse(recruitRefusal(play, RULE, Sentence.of("eu.levy.refused-janissaries")));
        }
        if (command.units().detachments() > 0 && !WorldRecruits.isOverseas(board, command.province())) {
            return EuCommandRun.refuse(recruitRefusal(play, RULE, Sentence.of("eu.levy.refused-detachments")));
        }
        if (!isRaisedThere(board, country, command.province(), command.units())) {
            return EuCommandRun.refuse(recruitRefusal(play, AREA, WorldRecruits.refusal(command.province(), board.state().countries().get(country).levies().overseas().recruitedIn(command.province()))));
        }
        var bought = purchase(board, country, command.units());
        if (bought.isEmpty()) {
            return EuCommandRun.refuse(recruitRefusal(play, LIMIT, Sentence.of("eu.levy.refused-limit").with("who", SentenceNames.country(country)).with("left", allowed.get().remainingLd())
                    .with("detachment", command.units().detachments() > 0).with("asked", command.units().units().allLd())));
        }
        if (!hasCounters(board, country, command.units())) {
            return EuCommandRun.refuse(recruitRefusal(play, FreeCounters.RULE, Sentence.of("eu.levy.refused-no-counters").with("units", SentenceNames.units(command.units().units()))
                    .with("free", FreeCounters.of(play.state(), country).counters())));
        }
        if (!fitsStackingLimit(board, country, command.province(), command.units())) {
            return EuCommandRun.refuse(recruitRefusal(play, StackingSurplus.RULE, Sentence.of("eu.levy.refused-stacking").with("units", SentenceNames.units(command.units().units()))
                    .with("where", SentenceNames.place(command.province()))));
        }
        raise(play, command, allowed.get(), bought.get());
        return EuCommandRun.success();
    }

    private static void raise(EuCommandRun play, RecruitByLevies command, Recruitment allowed, Purchase bought) {
        int times = priceFactor(play.board(), command.country(), command.province(), command.units());
        int ducats = bought.ducats() * times;
        var steps = new ArrayList<Step>();
        steps.add(Step.of(allowed.exceptionalLevies() ? "half the limit of " + allowed.limit() + " LD, rounded up" : "the limit of " + allowed.limit() + " LD", LIMIT)
                .result(Sentence.of("eu.levy.result-limit").with("ld", allowed.effectiveLimit()).with("recruited", allowed.alreadyRecruited())));
        steps.addAll(bought.steps());
        if (times > 1) {
            steps.add(Step.of(WorldRecruits.isOverseas(play.board(), command.province()) ? "in the rest of the world" : "outside the recruitment area", AREA).result(Sentence.of("eu.levy.result-times").with("times", times)));
        }
        steps.add(Step.of("conscripts for the line Exceptional recruitments", RULE).result(Sentence.of("eu.levy.result-ducats").with("ducats", new Amount(ducats, 1))));
        play.emit(new TroopsLevied(command.country(), command.province(), new StackId(command.country() + "." + (play.state().founded() + 1)),
                command.units(), ducats), steps);
    }

    private static Refusal recruitRefusal(EuCommandRun play, String rule, Sentence detail) {
        return Refusal.of(rule, detail).withLegal(play.state().phase() instanceof Phase.Levies ? LevySegment.legalOptions(play.board()) : List.of());
    }
}
