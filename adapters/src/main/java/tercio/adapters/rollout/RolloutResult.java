package tercio.adapters.rollout;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The result of the games that were played on from a position.
 *
 * @param over the number of games that ended before the limit of commands
 * @param parties the results of each party
 * @param places that changed hands in any of the games, those most often taken first
 */
public record RolloutResult(int position, int games, int over, List<Party> parties, List<Place> places, List<PlayedOn> played) {

    /** Places that are told. */
    public static final int MOST_PLACES = 50;
    private static final double Z = 1.96;

    /**
     * A share with its 95 % interval of Wilson.
     *
     * @param times the number of occurrences
     */
    public record Chance(int times, double share, double low, double high) {

        static Chance of(int times, int games) {
            if (games == 0) {
                return new Chance(0, 0, 0, 1);
            }
            double share = (double) times / games;
            double square = Z * Z;
            double half = Z * Math.sqrt(share * (1 - share) / games + square / (4.0 * games * games));
            double middle = share + square / (2.0 * games);
            double whole = 1 + square / games;
            return new Chance(times, share, Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole));
        }
    }

    /**
     * A party.
     *
     * @param wins the chance that its side's board became better most
     * @param mean of its scores
     */
    public record Party(String party, Chance wins, double mean) {}

    /**
     * A place.
     *
     * @param holder at the position
     * @param holds the chance that this holder has it at the end
     * @param takes the chance of each other party to have it at the end
     */
    public record Place(String place, String holder, Chance holds, Map<String, Chance> takes) {}

    public RolloutResult {
        parties = List.copyOf(parties);
        places = List.copyOf(places);
        played = List.copyOf(played);
    }

    /** @param holders of all places at the position */
    static RolloutResult of(int position, List<PlayedOn> played, Map<String, String> holders) {
        int games = played.size();
        var parties = new TreeSet<String>();
        var taken = new TreeMap<String, TreeMap<String, Integer>>();
        played.forEach(each -> {
            parties.addAll(each.scores().keySet());
            each.taken().forEach((place, by) -> taken.computeIfAbsent(place, first -> new TreeMap<>()).merge(by, 1, Integer::sum));
        });
        var told = parties.stream().map(party -> new Party(party, Chance.of((int) played.stream().filter(each -> each.winners().contains(party)).count(), games),
                played.stream().mapToDouble(each -> each.scores().getOrDefault(party, 0.0)).average().orElse(0))).toList();
        var places = taken.entrySet().stream().map(each -> place(each.getKey(), holders.get(each.getKey()), each.getValue(), games))
                .sorted(Comparator.comparingInt((Place place) -> place.holds().times()).thenComparing(Place::place)).limit(MOST_PLACES).toList();
        return new RolloutResult(position, games, (int) played.stream().filter(PlayedOn::over).count(), told, places, played);
    }

    private static Place place(String place, String holder, Map<String, Integer> takers, int games) {
        var takes = new TreeMap<String, Chance>();
        takers.forEach((party, times) -> takes.put(party, Chance.of(times, games)));
        return new Place(place, holder, Chance.of(games - takers.values().stream().mapToInt(Integer::intValue).sum(), games), takes);
    }
}
