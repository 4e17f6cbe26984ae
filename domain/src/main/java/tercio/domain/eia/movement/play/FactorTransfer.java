package tercio.domain.eia.movement.play;

import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Corps leave factors as garrisons and take factors in, at no cost (EIA-7.3.3). */
public final class FactorTransfer {

    static final String RULE = "EIA-7.3.3";
    private static final String CAPACITY = "EIA-7.3.3.4";

    /** The most factors of the garrison of a depot (EIA-7.3.3.5). */
    public static final int DEPOT_ROOM = 10;

    private FactorTransfer() {}

    static Execution detach(EiaCommandRun play, DetachFactors command) {
        var board = play.board();
        var found = CorpsMarch.ownCorps(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(unknownCorpsRefusal(command.power(), command.corps()));
        }
        var corps = found.get();
        var factors = command.factors().orElse(Factors.NONE);
        var objection = transferRefusal(board, corps, command.post()).or(() -> detachRefusal(board, corps, command.post(), factors));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var area = corps.at().area();
        boolean occupies = command.post() == GarrisonPlace.CITY && CityMoves.wouldOccupy(board, corps.power(), area);
        play.emit(new MarchEvent.FactorsDetached(corps.id(), corps.power(), garrisonPlace(area, command.post()), garrisonNation(corps, command.post()),
                Optional.of(factors), asGarrison(factors)));
        if (occupies) {
            play.emit(new MarchEvent.VacantCityTaken(area, corps.power()));
        }
        return EiaCommandRun.success();
    }

    static Execution absorb(EiaCommandRun play, AbsorbFactors command) {
        var board = play.board();
        var found = CorpsMarch.ownCorps(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(unknownCorpsRefusal(command.power(), command.corps()));
        }
        var corps = found.get();
        var objection = transferRefusal(board, corps, command.post()).or(() -> absorbRefusal(board, corps, command.post(), command.factors()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var at = garrisonPlace(corps.at().area(), command.post());
        var own = Factors.NONE;
        for (var detachment : corps.journey().detached()) {
            own = detachment.at().equals(at) ? own.plus(detachment.factors()) : own;
        }
        play.emit(new MarchEvent.FactorsAbsorbed(corps.id(), at, garrisonNation(corps, command.post()), command.factors(),
                MarchEvolution.commonFactors(command.factors(), own)));
        return EiaCommandRun.success();
    }

    // --- Outside the movement step -------------------------------------------------------------------------------------

    /** The reason why a corps in the field cannot leave these factors in the city of its area; empty if it can. */
    public static Optional<Refusal> leaveRefusal(EiaWarView board, Corps corps, Factors factors) {
        return transferRefusal(board, corps, GarrisonPlace.CITY).or(() -> detachRefusal(board, corps, GarrisonPlace.CITY, factors));
    }

    /** Whether a corps can leave any factors of a type in the city of its area. */
    public static boolean mayLeave(EiaWarView board, Corps corps, FactorType type) {
        return transferRefusal(board, corps, GarrisonPlace.CITY).isEmpty() && canDetach(board, corps, type);
    }

    /** A corps leaves factors in the city of its area, to which nothing objects, and its power takes control of what an enemy left vacant. */
    public static void leave(EiaCommandRun play, Corps corps, Factors factors) {
        var area = corps.at().area();
        boolean occupies = CityMoves.wouldOccupy(play.board(), corps.power(), area);
        play.emit(new MarchEvent.FactorsDetached(corps.id(), corps.power(), Location.city(area), corps.nation(), Optional.of(factors), asGarrison(factors)));
        if (occupies) {
            play.emit(new MarchEvent.VacantCityTaken(area, corps.power()));
        }
    }

    private static Refusal unknownCorpsRefusal(Power power, UnitId corps) {
        return Refusal.of(RULE, CorpsMarch.noCorps("field", power, corps));
    }

    /** The place of a garrison in an area. */
    static Location garrisonPlace(SpaceId area, GarrisonPlace post) {
        return post == GarrisonPlace.CITY ? Location.city(area) : Location.field(area);
    }

    /** The garrison of a city is its nation's; that of a depot its power's (EIA-7.3.3.5.1). */
    static NationId garrisonNation(Corps corps, GarrisonPlace post) {
        return post == GarrisonPlace.CITY ? corps.nation() : corps.power().nation();
    }

    /** Cavalry and guard become infantry for the rest of the game (EIA-7.3.3.2). */
    private static Factors asGarrison(Factors factors) {
        int militia = factors.count(FactorType.MILITIA);
        return Factors.of(FactorType.INFANTRY, factors.total() - militia).plus(FactorType.MILITIA, militia);
    }

    /** The reason why a corps can neither leave nor take factors at a post; empty if it can. */
    static Optional<Refusal> transferRefusal(EiaWarView board, Corps corps, GarrisonPlace post) {
        var area = corps.at().area();
        var counter = board.counter(corps);
        if (counter.kind() == CorpsKind.ARTILLERY || counter.kind().isFeudal()) {
            return refusal(RULE, Sentence.of("eia.refused.no-transfers").with("corps", CampaignNames.corps(corps.id())));
        }
        if (corps.at().isAboard()) {
            return refusal(RULE, Sentence.of("eia.refused.aboard").with("corps", CampaignNames.corps(corps.id())).with("land", false));
        }
        if (counter.isMinor() && board.map().provinceOf(area).filter(province -> province.nation().equals(counter.nation())).isEmpty()) {
            return refusal("EIA-7.3.3.1.1", Sentence.of("eia.refused.own-country").with("corps", CampaignNames.corps(corps.id())));
        }
        if (post == GarrisonPlace.DEPOT) {
            return board.depotInField(area).filter(depot -> depot.power() == corps.power()).isPresent() && !(corps.at().inCity() && board.isBesieged(area))
                    ? Optional.empty()
                    : refusal("EIA-7.3.3.5.1", Sentence.of("eia.refused.no-depot-in-reach").with("who", CampaignNames.power(corps.power())).with("at", CampaignNames.at(area)).with("corps", CampaignNames.corps(corps.id())));
        }
        return DepotGarrison.isCityOpenTo(board, corps.power(), area) ? Optional.empty()
                : refusal(RULE, Sentence.of("eia.refused.no-open-city").with("where", CampaignNames.area(area)).with("room", false));
    }

    /** Whether infantry and militia can be detached and absorbed: no enemy corps is in the field (EIA-7.3.3.1). */
    static boolean canMoveInfantry(EiaWarView board, Corps corps) {
        return board.enemyCorpsInField(corps.power(), corps.at().area()).isEmpty();
    }

    /** Whether a corps can detach factors of a type at all. */
    static boolean canDetach(EiaWarView board, Corps corps, FactorType type) {
        return switch (type) {
            case INFANTRY -> canMoveInfantry(board, corps);
            case MILITIA -> canMoveInfantry(board, corps) && !corps.isMinor();
            case CAVALRY, GUARD -> !corps.isMinor();
            default -> false;
        };
    }

    /** The free room of a post in factors. Factors that a corps inside the city detaches there need no more room. */
    static int roomAtPost(EiaWarView board, Corps corps, GarrisonPlace post) {
        var area = corps.at().area();
        if (post == GarrisonPlace.DEPOT) {
            return DEPOT_ROOM - board.depotInField(area).orElseThrow().garrison().total();
        }
        return corps.at().inCity() ? Integer.MAX_VALUE : CityRoom.asKnownTo(board, corps.power(), area);
    }

    /** The number of factors that a corps may take in. A corps inside a city needs room there for factors from a depot outside. */
    static int roomToAbsorb(EiaWarView board, Corps corps, GarrisonPlace post) {
        return post == GarrisonPlace.DEPOT && corps.at().inCity() ? CityRoom.asKnownTo(board, corps.power(), corps.at().area()) : Integer.MAX_VALUE;
    }

    private static Optional<Refusal> detachRefusal(EiaWarView board, Corps corps, GarrisonPlace post, Factors factors) {
        if (factors.isEmpty()) {
            return refusal(RULE, Sentence.of("eia.refused.one-detached"));
        }
        if (!corps.factorsOrNone().holds(factors)) {
            return refusal(RULE, Sentence.of("eia.refused.holds").with("corps", CampaignNames.corps(corps.id())).with("held", CampaignNames.factors(corps.factorsOrNone())).with("asked", CampaignNames.factors(factors)));
        }
        for (var type : factors.counts().keySet()) {
            if (!canDetach(board, corps, type)) {
                return typeRefusal(board, corps, type);
            }
        }
        if (factors.total() >= corps.factorsOrNone().total()) {
            return refusal("EIA-7.3.3.1.2", Sentence.of("eia.refused.keeps-one").with("corps", CampaignNames.corps(corps.id())).with("most", corps.factorsOrNone().total() - 1));
        }
        int room = roomAtPost(board, corps, post);
        return factors.total() <= room ? Optional.empty()
                : refusal(post == GarrisonPlace.CITY ? CAPACITY : "EIA-7.3.3.5", Sentence.of("eia.refused.room").with("room", Math.max(0, room)));
    }

    private static Optional<Refusal> typeRefusal(EiaWarView board, Corps corps, FactorType type) {
        if (corps.isMinor()) {
            return refusal("EIA-7.3.3.1.1", Sentence.of("eia.refused.infantry-only"));
        }
        return type == FactorType.INFANTRY || type == FactorType.MILITIA
                ? refusal("EIA-7.3.3.1", Sentence.of("eia.refused.enemies-near").with("where", CampaignNames.area(corps.at().area())))
                : refusal("EIA-7.3.3.2", Sentence.of("eia.refused.type-not-detached").with("type", CampaignNames.factorType(type)));
    }

    /** The factors at a post that a corps can absorb: infantry and militia of its nation. */
    static Factors absorbableFactors(EiaWarView board, Corps corps, GarrisonPlace post) {
        return MarchEvolution.garrisonAt(board.state(), garrisonPlace(corps.at().area(), post), garrisonNation(corps, post))
                .only(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA && !corps.isMinor());
    }

    private static Optional<Refusal> absorbRefusal(EiaWarView board, Corps corps, GarrisonPlace post, Factors factors) {
        if (factors.isEmpty()) {
            return refusal(RULE, Sentence.of("eia.refused.one-absorbed"));
        }
        if (!canMoveInfantry(board, corps)) {
            return typeRefusal(board, corps, FactorType.INFANTRY);
        }
        var there = absorbableFactors(board, corps, post);
        if (!there.holds(factors)) {
            return refusal(RULE, Sentence.of("eia.refused.can-absorb").with("corps", CampaignNames.corps(corps.id())).with("held", CampaignNames.factors(there)).with("asked", CampaignNames.factors(factors)));
        }
        int room = roomToAbsorb(board, corps, post);
        if (factors.total() > room) {
            return refusal(CAPACITY, Sentence.of("eia.refused.city-room").with("where", CampaignNames.area(corps.at().area())).with("room", Math.max(0, room)).with("more", true));
        }
        return board.counter(corps).canHold(corps.factorsOrNone().plus(factors)) ? Optional.empty()
                : refusal(RULE, Sentence.of("eia.refused.no-room-in-corps").with("corps", CampaignNames.corps(corps.id())).with("held", CampaignNames.factors(corps.factorsOrNone())).with("asked", CampaignNames.factors(factors)));
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
