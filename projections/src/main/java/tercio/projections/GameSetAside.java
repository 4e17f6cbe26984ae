package tercio.projections;

/** The requested game is set aside. The message states the reason. */
public final class GameSetAside extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String game;

    public GameSetAside(String game, String reason) {
        super(reason);
        this.game = game;
    }

    public String game() {
        return game;
    }
}
