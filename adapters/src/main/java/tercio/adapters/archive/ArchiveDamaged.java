package tercio.adapters.archive;

/** The file of the archive is damaged and was given up. Nothing is lost with it: the next feed makes it anew from the games, and who asks again is answered. */
public final class ArchiveDamaged extends RuntimeException {

    private static final long serialVersionUID = 1;

    ArchiveDamaged(RuntimeException cause) {
        super("it is damaged, and is made anew from the games: ask again", cause);
    }
}
