package tercio.domain.eia.play.movement;

import java.util.Optional;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.forces.CorpsKind;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.eia.play.movement.MarchCommand.AbsorbFactors;
import tercio.domain.eia.play.movement.MarchCommand.DetachFactors;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/** Corps leave factors as garrisons and take factors in, at no cost (EIA-7.3.3). */
public final class FactorTransfer {

    static final String RULE = "EIA-7.3.3";
    private static final String CAPACITY = "EIA-7.3.3.4";

    /** The most factors of the garrison of a depot (EIA-7.3.3.5). */
    public static final int DEPOT_ROOM = 10;

    private FactorTransfer() {}

    static Optional<Verdict<EiaEvent>> detach(EiaPlay play, DetachFactors command) {
        var board = play.board();
        var found = CorpsMarch.own(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return unknown(command.power(), command.corps());
        }
        var corps = found.get();
        var factors = command.factors().orElse(Factors.NONE);
        var objection = closed(board, corps, command.post()).or(() -> objection(board, corps, command.post(), factors));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get()));
        }
        var area = corps.at().area();
        boolean occupies = command.post() == Post.CITY && CityMoves.occupies(board, corps.power(), area);
        play.happens(new MarchEvent.FactorsDetached(corps.id(), corps.power(), at(area, command.post()), nation(corps, command.post()),
                Optional.of(factors), asGarrison(factors)));
        if (occupies) {
            play.happens(new MarchEvent.VacantCityTaken(area, corps.power()));
        }
        return EiaPlay.done();
    }

    static Optional<Verdict<EiaEvent>> absorb(EiaPlay play, AbsorbFactors command) {
        var board = play.board();
        var found = CorpsMarch.own(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return unknown(command.power(), command.corps());
        }
        var corps = found.get();
        var objection = closed(board, corps, command.post()).or(() -> objectionToAbsorb(board, corps, command.post(), command.factors()));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get()));
        }
        var at = at(corps.at().area(), command.post());
        var own = Factors.NONE;
        for (var detachment : corps.journey().detached()) {
            own = detachment.at().equals(at) ? own.plus(detachment.factors()) : own;
        }
        play.happens(new MarchEvent.FactorsAbsorbed(corps.id(), at, nation(corps, command.post()), command.factors(),
                MarchEvolution.common(command.factors(), own)));
        return EiaPlay.done();
    }

    // --- Outside the movement step -------------------------------------------------------------------------------------

    /** Why a corps in the field cannot leave these factors in the city of its area; empty where it can. */
    public static Optional<Refusal> objectionToLeave(EiaBoard board, Corps corps, Factors factors) {
        return closed(board, corps, Post.CITY).or(() -> objection(board, corps, Post.CITY, factors));
    }

    /** Whether a corps can leave any factors of a type in the city of its area. */
    public static boolean mayLeave(EiaBoard board, Corps corps, FactorType type) {
        return closed(board, corps, Post.CITY).isEmpty() && detachable(board, corps, type);
    }

    /** A corps leaves factors in the city of its area, to which nothing objects, and its power takes control of what an enemy left vacant. */
    public static void leave(EiaPlay play, Corps corps, Factors factors) {
        var area = corps.at().area();
        boolean occupies = CityMoves.occupies(play.board(), corps.power(), area);
        play.happens(new MarchEvent.FactorsDetached(corps.id(), corps.power(), Location.city(area), corps.nation(), Optional.of(factors), asGarrison(factors)));
        if (occupies) {
            play.happens(new MarchEvent.VacantCityTaken(area, corps.power()));
        }
    }

    private static Optional<Verdict<EiaEvent>> unknown(Power power, String corps) {
        return EiaPlay.refused(RULE, power.title() + " moves no corps " + corps + ".");
    }

    /** The place of a garrison in an area. */
    static Location at(String area, Post post) {
        return post == Post.CITY ? Location.city(area) : Location.field(area);
    }

    /** The garrison of a city is its nation's; that of a depot its power's (EIA-7.3.3.5.1). */
    static String nation(Corps corps, Post post) {
        return post == Post.CITY ? corps.nation() : corps.power().word();
    }

    /** Cavalry and guard become infantry for the rest of the game (EIA-7.3.3.2). */
    private static Factors asGarrison(Factors factors) {
        int militia = factors.count(FactorType.MILITIA);
        return Factors.of(FactorType.INFANTRY, factors.total() - militia).plus(FactorType.MILITIA, militia);
    }

    /** Why a corps can neither leave nor take factors at a post; empty where it can. */
    static Optional<Refusal> closed(EiaBoard board, Corps corps, Post post) {
        var area = corps.at().area();
        var counter = corps.counter();
        if (counter.kind() == CorpsKind.ARTILLERY || counter.kind().isFeudal()) {
            return no(RULE, corps.title() + " is an artillery or feudal corps: it neither detaches nor absorbs factors.");
        }
        if (corps.at().isAboard()) {
            return no(RULE, corps.title() + " is on a fleet.");
        }
        if (counter.minor() && board.map().provinceOf(area).filter(province -> province.nation().equals(counter.nation())).isEmpty()) {
            return no("EIA-7.3.3.1.1", corps.title() + " detaches and absorbs factors in its own country only.");
        }
        if (post == Post.DEPOT) {
            return board.depot(area).filter(depot -> depot.power() == corps.power()).isPresent() && !(corps.at().inCity() && board.besieged(area))
                    ? Optional.empty()
                    : no("EIA-7.3.3.5.1", corps.power().title() + " has no depot in " + board.name(area) + " that " + corps.title() + " can reach.");
        }
        return DepotGarrison.openTo(board, corps.power(), area) ? Optional.empty()
                : no(RULE, board.name(area) + " has no unbesieged city that is friendly or vacant.");
    }

    /** Whether infantry and militia can be detached and absorbed: no enemy corps is in the field (EIA-7.3.3.1). */
    static boolean infantryMoves(EiaBoard board, Corps corps) {
        return board.enemyCorpsInField(corps.power(), corps.at().area()).isEmpty();
    }

    /** Whether a corps can detach factors of a type at all. */
    static boolean detachable(EiaBoard board, Corps corps, FactorType type) {
        return switch (type) {
            case INFANTRY -> infantryMoves(board, corps);
            case MILITIA -> infantryMoves(board, corps) && !corps.counter().minor();
            case CAVALRY, GUARD -> !corps.counter().minor();
            default -> false;
        };
    }

    /** The free room of a post in factors. Factors that a corps inside the city detaches there need no more room. */
    static int room(EiaBoard board, Corps corps, Post post) {
        var area = corps.at().area();
        if (post == Post.DEPOT) {
            return DEPOT_ROOM - board.depot(area).orElseThrow().garrison().total();
        }
        return corps.at().inCity() ? Integer.MAX_VALUE : board.roomInCity(corps.power(), area);
    }

    /** The number of factors that a corps may take in. A corps inside a city needs room there for factors from a depot outside. */
    static int roomToAbsorb(EiaBoard board, Corps corps, Post post) {
        return post == Post.DEPOT && corps.at().inCity() ? board.roomInCity(corps.power(), corps.at().area()) : Integer.MAX_VALUE;
    }

    private static Optional<Refusal> objection(EiaBoard board, Corps corps, Post post, Factors factors) {
        if (factors.isEmpty()) {
            return no(RULE, "At least one factor is detached.");
        }
        if (!corps.held().holds(factors)) {
            return no(RULE, corps.title() + " holds " + corps.held().title() + ", not " + factors.title() + ".");
        }
        for (var type : factors.counts().keySet()) {
            if (!detachable(board, corps, type)) {
                return refusedType(board, corps, type);
            }
        }
        if (factors.total() >= corps.held().total()) {
            return no("EIA-7.3.3.1.2", "A corps keeps at least one factor: " + corps.title() + " can detach " + (corps.held().total() - 1) + ".");
        }
        int room = room(board, corps, post);
        return factors.total() <= room ? Optional.empty()
                : no(post == Post.CITY ? CAPACITY : "EIA-7.3.3.5", "There is room for " + Math.max(0, room) + " more factors.");
    }

    private static Optional<Refusal> refusedType(EiaBoard board, Corps corps, FactorType type) {
        if (corps.counter().minor()) {
            return no("EIA-7.3.3.1.1", "Corps of free states detach and absorb infantry only.");
        }
        return type == FactorType.INFANTRY || type == FactorType.MILITIA
                ? no("EIA-7.3.3.1", "Enemy corps stand in the field of " + board.name(corps.at().area()) + ": no infantry or militia is detached or absorbed there.")
                : no("EIA-7.3.3.2", "Factors of " + type.title() + " are not detached.");
    }

    /** The factors at a post that a corps can absorb: infantry and militia of its nation. */
    static Factors absorbable(EiaBoard board, Corps corps, Post post) {
        return MarchEvolution.standing(board.state(), at(corps.at().area(), post), nation(corps, post))
                .only(type -> type == FactorType.INFANTRY || type == FactorType.MILITIA && !corps.counter().minor());
    }

    private static Optional<Refusal> objectionToAbsorb(EiaBoard board, Corps corps, Post post, Factors factors) {
        if (factors.isEmpty()) {
            return no(RULE, "At least one factor is absorbed.");
        }
        if (!infantryMoves(board, corps)) {
            return refusedType(board, corps, FactorType.INFANTRY);
        }
        var there = absorbable(board, corps, post);
        if (!there.holds(factors)) {
            return no(RULE, corps.title() + " can absorb " + there.title() + " there, not " + factors.title() + ".");
        }
        int room = roomToAbsorb(board, corps, post);
        if (factors.total() > room) {
            return no(CAPACITY, "The city of " + board.name(corps.at().area()) + " has room for " + Math.max(0, room) + " more factors.");
        }
        return corps.counter().takes(corps.held().plus(factors)) ? Optional.empty()
                : no(RULE, corps.title() + " holds " + corps.held().title() + " and has no room for " + factors.title() + ".");
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
