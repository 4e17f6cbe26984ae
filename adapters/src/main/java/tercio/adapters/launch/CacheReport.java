package tercio.adapters.launch;

import java.io.File;

/** Prints for the builder of the program which class caches the build could not make. */
public final class CacheReport {

    private CacheReport() {}

    /** @param arguments the files of the caches, and the jar that they must not be older than */
    public static void main(String[] arguments) {
        File jar = new File(arguments[arguments.length - 1]);
        for (int at = 0; at < arguments.length - 1; at++) {
            File cache = new File(arguments[at]);
            if (!cache.isFile() || cache.lastModified() < jar.lastModified()) {
                System.err.println("[tercio] no class cache " + cache.getName() + " was made by Java " + System.getProperty("java.version") + " ("
                        + System.getProperty("java.home") + "): the program runs without it, and starts in twice the time. See "
                        + cache.getName().replace("tercio-serve.aot", "ahead-of-time-service.log").replace("tercio.aot", "ahead-of-time.log") + " beside the jar.");
            }
        }
    }
}
